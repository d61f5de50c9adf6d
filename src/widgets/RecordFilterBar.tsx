import './RecordFilterBar.css';
import type { ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { ChipRow } from '../ui/ChipRow';
import { DateRange } from '../ui/DateRange';
import { dayText, OTHER, type RecordFilter } from './recordFilter';

interface Props {
  filter: RecordFilter;
  states: readonly { value: string; label: ReadonlySignal<string> }[];
}

const PERIODS = [
  { value: '0', label: t('record.today') },
  { value: '7', label: t('record.lastDays', { n: 7 }) },
  { value: '30', label: t('record.lastDays', { n: 30 }) },
  { value: '90', label: t('record.lastDays', { n: 90 }) },
  { value: OTHER, label: t('record.otherDates') },
];

export const RecordFilterBar = ({ filter, states }: Props) => (
  <div className="recordfilter">
    <ChipRow options={PERIODS} value={filter.period} label={t('record.period')} kind="block" />
    <When is={filter.isOther}>
      {() => (
        <div className="recordfilter-days">
          <DateRange
            from={filter.from}
            to={filter.until}
            label={t('record.period')}
            fromLabel={t('record.from')}
            toLabel={t('record.until')}
            max={dayText(new Date())}
          />
        </div>
      )}
    </When>
    <ChipRow options={states} value={filter.state} label={t('record.state')} />
  </div>
);
