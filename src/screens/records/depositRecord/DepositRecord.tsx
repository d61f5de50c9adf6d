import { useOnce } from '@kit/render/hooks';
import './depositRecord.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit, type Deposit, type DepositState } from '../../../stores/cashier/deposit';
import { createSystem } from '../../../stores/site/system';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { RecordList } from '../../../widgets/records/RecordList';
import { RecordTotals } from '../../../widgets/records/RecordTotals';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { DepositCard } from './DepositCard';
import { depositStateOptions } from './depositStates';

export default function DepositRecord() {
  const { records } = useStore(createDeposit);
  const { hasNewTemplate } = useStore(createSystem);
  const { days, choices } = useRecordFilter<{ state: DepositState }>({ state: ANY }, records.open);
  const opened = useOnce(() => signal<Deposit | undefined>(undefined));
  /** The opened deposit as it is in the list now, because its state may change while the sheet is open. */
  const shown = computed(() => {
    const isOpened = ({ depositId }: Deposit) => depositId === opened.value?.depositId;
    return records.rows.value.find(isOpened) ?? opened.value;
  });
  const isOpen = useOnce(() => signal(false));
  /** In the classic template, the card itself shows all details. */
  const hasDetailSheet = hasNewTemplate('depositFunction');
  const show = (deposit: Deposit) => {
    opened.value = deposit;
    isOpen.value = true;
  };
  return (
    <div className="depositrecord">
      <RecordFilterBar
        days={days}
        choices={[{ options: depositStateOptions, value: choices.state, label: t('record.state') }]}
      />
      <RecordList
        of={records}
        by={({ depositId }) => depositId}
        label={t('title.depositRecord')}
        empty={t('record.noDeposits')}
        head={() => <DepositTotals />}
      >
        {(deposit) => (
          <When is={hasDetailSheet} or={() => <DepositCard deposit={deposit} />}>
            {() => <DepositCard deposit={deposit} onClick={() => show(deposit)} />}
          </When>
        )}
      </RecordList>
      <LazySheet open={isOpen} load={() => import('./DepositDetailSheet')}>
        {({ DepositDetailSheet }) => (
          <When is={shown}>
            {(deposit) => <DepositDetailSheet deposit={deposit} open={isOpen} />}
          </When>
        )}
      </LazySheet>
    </div>
  );
}

/** What the paid deposits cost and brought. Payment, fees and bonuses have lines where they differ from the total. */
function DepositTotals() {
  const { lastReply } = useStore(createDeposit).records;
  const paid = computed(() => {
    const { totalPaid, totalCredited } = lastReply.value ?? {};
    return totalPaid === totalCredited ? undefined : totalPaid;
  });
  const fee = computed(() => -(lastReply.value?.totalFee ?? 0) || undefined);
  const bonus = computed(() => lastReply.value?.totalBonus || undefined);
  const credited = computed(() => lastReply.value?.totalCredited);
  return (
    <RecordTotals
      sums={[
        { key: 'paid', label: t('record.totalPaid'), amount: paid },
        { key: 'fee', label: t('record.fee'), amount: fee },
        { key: 'bonus', label: t('record.bonus'), amount: bonus },
        { key: 'credited', label: t('record.totalCredited'), amount: credited, tone: 'win' },
      ]}
    />
  );
}
