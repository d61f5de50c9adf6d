import { useOnce } from '@kit/render/hooks';
import './RecordFilterBar.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { ChipRow } from '../../ui/controls/ChipRow';
import { DateRange } from '../../ui/fields/DateRange';
import { read } from '../../ui/theme/maybeSignal';
import { FiltersButton } from '../site/app/FiltersButton';
import { LazySheet } from '../site/app/LazySheet';
import { ANY, type DayFilter, OTHER, PERIODS } from './dayFilter';
import type { RecordChoice } from './RecordChoice';

interface Props {
  days: DayFilter;
  /** The other filters. They are in a sheet, and the bar says which are set. */
  choices?: readonly RecordChoice[];
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
    <div className="recordfilter-top">
      <ChipRow
        options={periodOptions}
        value={days.period}
        label={t('record.period')}
        kind="block"
      />
      {choices.length > 0 && <FilterButton choices={choices} />}
    </div>
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
    {choices.length > 0 && <ChosenFilters choices={choices} />}
  </div>
);

/** The set filters by name: not those that restrict nothing. */
const namesOf = (choices: readonly RecordChoice[]) =>
  choices.flatMap(({ options, value }) => {
    if (value.value === ANY) return [];
    const chosen = read(options).find((option) => option.value === value.value);
    return chosen ? [read(chosen.label)] : [];
  });

function FilterButton({ choices }: { choices: readonly RecordChoice[] }) {
  const isOpen = useOnce(() => signal(false));
  const count = computed(() => namesOf(choices).length);
  return (
    <>
      <FiltersButton label={t('record.filters')} count={count} open={isOpen} />
      <LazySheet open={isOpen} load={() => import('./RecordFilterSheet')}>
        {({ RecordFilterSheet }) => <RecordFilterSheet open={isOpen} choices={choices} />}
      </LazySheet>
    </>
  );
}

function ChosenFilters({ choices }: { choices: readonly RecordChoice[] }) {
  const names = computed(() => namesOf(choices).join(' · '));
  return <When is={names}>{(text) => <p className="recordfilter-chosen muted">{text}</p>}</When>;
}
