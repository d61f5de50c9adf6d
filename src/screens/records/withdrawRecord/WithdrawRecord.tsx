import './withdrawRecord.css';
import { useMount } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { loadTexts } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import {
  createWithdraw,
  receivedSum,
  type Withdrawal,
  type WithdrawState,
} from '../../../stores/cashier/withdraw';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { toastMs } from '../../../ui/overlays/toasts';
import { hrefOfWithdrawal } from '../../../widgets/cashier/progress/hrefOfWithdrawal';
import { ANY } from '../../../widgets/records/dayFilter';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { RecordList } from '../../../widgets/records/RecordList';
import { RecordTotals } from '../../../widgets/records/RecordTotals';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { withdrawTones } from './withdrawTones';

const withdrawStateOptions = [
  { value: ANY, label: t('record.anyState') },
  ...(Object.keys(withdrawTones) as WithdrawState[]).map((state) => ({
    value: state,
    label: t(`record.withdraw_${state}`),
  })),
];

const loadDetail = async () => {
  const [{ WithdrawalDetail }] = await Promise.all([
    import('./WithdrawalDetail'),
    loadTexts('progress', 'session', 'validation'),
  ]);
  return WithdrawalDetail;
};

/** The withdrawals; with `?withdrawal=` in the address, the way of that one. */
export default function WithdrawRecord() {
  const address = useScreenAddress((path) => path === paths.withdrawRecord);
  const id = computed(() => address.value.query.get('withdrawal'));
  return (
    <When is={id} or={() => <Withdrawals />}>
      {(id) => (
        <Lazy load={loadDetail}>
          {(WithdrawalDetail) => (
            <WithdrawalDetail
              id={id}
              actions={(withdrawal) => <PendingActions withdrawal={withdrawal} />}
            />
          )}
        </Lazy>
      )}
    </When>
  );
}

function Withdrawals() {
  const { records, pollOpen } = useStore(createWithdraw);
  useMount(pollOpen);
  const { days, choices } = useRecordFilter<{ state: WithdrawState }>({ state: ANY }, records.open);
  return (
    <div className="withdrawrecord">
      <RecordFilterBar
        days={days}
        choices={[
          { options: withdrawStateOptions, value: choices.state, label: t('record.state') },
        ]}
      />
      <RecordList
        of={records}
        by={({ withdrawId }) => withdrawId}
        label={t('title.withdrawRecord')}
        empty={t('record.noWithdrawals')}
        head={() => <WithdrawTotals />}
      >
        {(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      </RecordList>
    </div>
  );
}

function WithdrawTotals() {
  const { lastReply } = useStore(createWithdraw).records;
  const fee = computed(() => lastReply.value?.totalFee || undefined);
  const open = computed(() => lastReply.value?.totalOpen);
  const received = computed(() => lastReply.value?.totalReceived);
  return (
    <RecordTotals
      sums={[
        { key: 'open', label: t('record.totalOpen'), amount: open },
        { key: 'fee', label: t('record.fee'), amount: fee },
        { key: 'received', label: t('record.totalReceived'), amount: received },
      ]}
    />
  );
}

function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawId, bankName, accountNumber, at, amount, fee, state, reason } = withdrawal;
  const received = receivedSum(withdrawal);
  const { navigate } = useApp();
  return (
    <RecordCard
      onClick={() => navigate(hrefOfWithdrawal(withdrawId))}
      title={bankName}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
      tag={state && <Tag tone={withdrawTones[state]}>{t(`record.withdraw_${state}`)}</Tag>}
      pairs={[
        { label: t('record.account'), value: accountNumber },
        { label: t('record.order'), value: withdrawId },
        ...(fee ? [{ label: t('record.fee'), value: <Money amount={fee} /> }] : []),
        ...(received === undefined
          ? []
          : [{ label: t('cashier.youReceive'), value: <Money amount={received} /> }]),
      ]}
    >
      {reason && <p className="withdrawrecord-reason">{t('record.reason', { reason })}</p>}
      {state === 'pending' && <PendingActions withdrawal={withdrawal} />}
    </RecordCard>
  );
}

/** What the member can do with a withdrawal that is not paid yet, by the rules of the market. */
function PendingActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const { pendingRule } = useStore(createWithdraw);
  return (
    <Keyed of={pendingRule}>
      {(rule) => {
        if (rule === 'final') return <p className="muted">{t('cashier.withdrawFinal')}</p>;
        if (withdrawal.isLocked) return <p className="muted">{t('cashier.withdrawLocked')}</p>;
        return (
          <>
            <CancelButton withdrawal={withdrawal} />
            {rule === 'lock' && <LockButton withdrawal={withdrawal} />}
          </>
        );
      }}
    </Keyed>
  );
}

function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const { cancel, isChanging } = useStore(createWithdraw);
  const app = useApp();
  async function confirmAndCancel() {
    const isConfirmed = await app.confirm({
      title: t('cashier.cancelWithdrawAsk'),
      text: t('cashier.cancelWithdrawText'),
      ok: t('cashier.cancelWithdraw'),
      cancel: t('cashier.keepIt'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      if (await cancel(withdrawal))
        app.showToast(t('cashier.returned'), { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <Button
      kind="secondary"
      size="medium"
      wide
      busy={isChanging(withdrawal.withdrawId)}
      onClick={() => void confirmAndCancel()}
    >
      {t('cashier.cancelWithdraw')}
    </Button>
  );
}

function LockButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const { lock, isChanging } = useStore(createWithdraw);
  const app = useApp();
  async function confirmAndLock() {
    const isConfirmed = await app.confirm({
      title: t('cashier.lockWithdrawAsk'),
      text: t('cashier.lockWithdrawText'),
      ok: t('cashier.lockWithdraw'),
      cancel: t('app.cancel'),
    });
    if (!isConfirmed) return;
    try {
      await lock(withdrawal);
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <Button
      kind="quiet"
      size="medium"
      wide
      busy={isChanging(withdrawal.withdrawId)}
      onClick={() => void confirmAndLock()}
    >
      {t('cashier.lockWithdraw')}
    </Button>
  );
}
