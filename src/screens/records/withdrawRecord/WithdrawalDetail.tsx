import './withdrawalDetail.css';
import { useMount } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import { t, text } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { receivedSum, type Withdrawal } from '../../../stores/cashier/withdraw';
import { createWithdrawDetail } from '../../../stores/cashier/withdrawDetail';
import { stepsOf } from '../../../stores/cashier/withdrawSteps';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Tag } from '../../../ui/feedback/Tag';
import { ExpectedArrival } from '../../../widgets/cashier/progress/ExpectedArrival';
import { MoneySteps } from '../../../widgets/cashier/progress/MoneySteps';
import { ReceiptActions } from '../../../widgets/cashier/progress/ReceiptActions';
import { SumCard } from '../../../widgets/records/SumCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useCopy } from '../../../widgets/site/app/useCopy';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { MissingParts } from './MissingParts';
import { withdrawTones } from './withdrawTones';

interface Props {
  id: ReadonlySignal<string>;
  /** What the member can do while it is pending. */
  actions: (withdrawal: Withdrawal) => ReactNode;
}

/** One withdrawal: where it is, what it waits for, and when it should arrive. */
export function WithdrawalDetail({ id, actions }: Props) {
  const { shown, show, follow } = useStore(createWithdrawDetail);
  useLoadPerLanguage(() => show(id.value));
  useMount(follow);
  return (
    <div className="withdrawal">
      <AsyncContent of={shown} loading={() => <DetailSkeleton />} empty={() => <NotFound />}>
        {() => (
          <Keyed of={computed(() => shown.value.value?.withdrawal)}>
            {(withdrawal) => <Details withdrawal={withdrawal} actions={actions} />}
          </Keyed>
        )}
      </AsyncContent>
    </div>
  );
}

const DetailSkeleton = () => (
  <>
    <Skeleton height={104} radius={20} />
    <Skeleton height={280} radius={16} />
    <Skeleton height={180} radius={16} />
  </>
);

const NotFound = () => (
  <EmptyState picture="/art/icons/receipt.webp" title={t('progress.withdrawalMissing')}>
    <Button kind="secondary" href={paths.withdrawRecord}>
      {t('progress.seeWithdrawals')}
    </Button>
  </EmptyState>
);

interface DetailsProps extends Pick<Props, 'actions'> {
  withdrawal: Withdrawal;
}

function Details({ withdrawal, actions }: DetailsProps) {
  const { withdrawId, amount, bankName, accountNumber, state, reason, missing = [] } = withdrawal;
  const { expected } = useStore(createWithdrawDetail);
  const copy = useCopy();
  const lines = sumLines(withdrawal);
  const currentNote = missing.length ? t('progress.waitsForYou') : t('progress.now');
  const steps = computed(() =>
    stepsOf(withdrawal).map(({ kind, at, state }) => ({
      key: kind,
      label: t(`progress.step_${kind}`),
      at,
      state,
      note: state === 'current' ? currentNote : undefined,
    })),
  );
  return (
    <>
      <header className="withdrawal-head">
        <h2 className="muted">{t('progress.withdrawal')}</h2>
        <Money amount={amount} size={32} />
        {state && <Tag tone={withdrawTones[state]}>{t(`record.withdraw_${state}`)}</Tag>}
        <p className="muted">
          {bankName} <bdi className="num">{accountNumber}</bdi>
        </p>
        {reason && <p className="withdrawrecord-reason">{t('record.reason', { reason })}</p>}
      </header>
      <MissingParts missing={missing} withdrawId={withdrawId} />
      <ExpectedArrival expected={expected} />
      <MoneySteps steps={steps} label={t('progress.steps')} />
      <SumCard lines={lines.map(({ key, label, value }) => ({ key, label, value }))} />
      {state === 'pending' && <div className="onpaper-hidden">{actions(withdrawal)}</div>}
      <ReceiptActions
        title={t('progress.receiptOf', { order: withdrawId })}
        lines={() => [
          ...lines.map(({ label, plain }) => `${label.peek()}: ${plain()}`),
          ...(state ? [`${text('record.state')}: ${text(`record.withdraw_${state}`)}`] : []),
        ]}
      />
      <div className="onpaper-hidden">
        <Button kind="quiet" icon="copy" wide onClick={() => void copy(withdrawId)}>
          {t('record.copyOrder', { order: withdrawId })}
        </Button>
      </div>
    </>
  );
}

/** The amounts and facts of the receipt, as they are drawn and as plain text. */
function sumLines(withdrawal: Withdrawal) {
  const { withdrawId, amount, at, fee, bankName, accountNumber } = withdrawal;
  const received = receivedSum(withdrawal);
  const moneyLine = (key: string, label: ReadonlySignal<string>, sum: number) => ({
    key,
    label,
    value: <Money amount={sum} />,
    plain: () => formatMoney(sum),
  });
  const requested = formatDate(at, 'moment');
  return [
    moneyLine('amount', t('cashier.amount'), amount),
    ...(fee ? [moneyLine('fee', t('record.fee'), fee)] : []),
    ...(received === undefined ? [] : [moneyLine('received', t('cashier.youReceive'), received)]),
    {
      key: 'account',
      label: t('record.account'),
      value: <bdi>{accountNumber}</bdi>,
      plain: () => `${bankName} ${accountNumber}`.trim(),
    },
    {
      key: 'requested',
      label: t('record.requested'),
      value: requested,
      plain: () => requested.peek(),
    },
    { key: 'order', label: t('record.order'), value: withdrawId, plain: () => withdrawId },
  ];
}
