import './RecordFilterBar.css';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { ChipRow } from '../../ui/controls/ChipRow';
import { DateRange } from '../../ui/fields/DateRange';
import type { Option } from '../../ui/fields/option';
import type { MaybeSignal } from '../../ui/theme/maybeSignal';
import { type DayFilter, OTHER, PERIODS } from './dayFilter';

interface Choice {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  label: ReadonlySignal<string>;
  onPick?: (value: string) => void;
}

interface Props {
  days: DayFilter;
  /** One row of chips for each, below the days. */
  choices?: readonly Choice[];
}

const nameOfPeriod = (period: string) => {
  if (period === OTHER) return t('record.otherDates');
  return period === '0' ? t('record.today') : t('record.lastDays', { n: Number(period) });
};
const periodOptions = PERIODS.map((value) => ({ value, label: nameOfPeriod(value) }));

const ERRORS = { missing: t('record.datesMissing'), reversed: t('record.datesReversed') };

/** The period and the other filters above a list of records. */
export const RecordFilterBar = ({ days, choices = [] }: Props) => (
  <div className="recordfilter">
    <ChipRow options={periodOptions} value={days.period} label={t('record.period')} kind="block" />
    <When is={days.isOther}>
      {() => (
        <div className="recordfilter-days">
          <DateRange
            from={days.from}
            to={days.until}
            label={t('record.period')}
            fromLabel={t('record.from')}
            toLabel={t('record.until')}
            max={days.today}
            error={computed(() => days.error.value && ERRORS[days.error.value].value)}
          />
        </div>
      )}
    </When>
    {choices.map(({ options, value, label, onPick }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
      <ChipRow key={index} options={options} value={value} label={label} onPick={onPick} />
    ))}
  </div>
);
