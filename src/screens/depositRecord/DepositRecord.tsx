import './depositRecord.css';
import { computed, effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createDeposit, type Deposit, type DepositState } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';
import { Tag, type Tone } from '../../ui/Tag';
import { paths } from '../../widgets/paths';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { RecordList } from '../../widgets/RecordList';
import { ANY, createRecordFilter } from '../../widgets/recordFilter';
import { SumCard } from '../../widgets/SumCard';

const TONES: Record<DepositState, Tone> = {
  pending: 'accent',
  reviewing: 'info',
  paid: 'win',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
};

const STATES = [
  { value: ANY, label: t('record.anyState') },
  ...(Object.keys(TONES) as DepositState[]).map((state) => ({
    value: state,
    label: t(`record.deposit_${state}`),
  })),
];

export default function DepositRecord() {
  const { records } = useStore(createDeposit);
  const [filter] = useState(() => createRecordFilter<DepositState>());
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const total = computed(() => records.last.value?.totalPaid ?? 0);
  return (
    <div className="depositrecord">
      <RecordFilterBar
        days={filter}
        choices={[{ options: STATES, value: filter.state, label: t('record.state') }]}
      />
      <RecordList
        of={records}
        by={({ depositId }) => depositId}
        label={t('title.depositRecord')}
        nothing={t('record.noDeposits')}
        head={() => (
          <SumCard
            lines={[
              {
                key: 'total',
                label: t('record.totalPaid'),
                value: <Money amount={total} size={16} tone="win" />,
              },
            ]}
          />
        )}
      >
        {(deposit) => <Line of={deposit} />}
      </RecordList>
    </div>
  );
}

function Line({ of }: { of: Deposit }) {
  const { depositId, methodName, at, amount, fee, bonus, credited, state, reason } = of;
  const pairs = [
    { label: t('record.order'), value: depositId },
    ...(fee ? [{ label: t('record.fee'), value: <Money amount={fee} /> }] : []),
    ...(bonus ? [{ label: t('record.bonus'), value: <Money amount={bonus} /> }] : []),
    ...(state === 'paid'
      ? [{ label: t('cashier.youReceive'), value: <Money amount={credited + bonus} /> }]
      : []),
  ];
  return (
    <RecordCard
      title={methodName}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
      tag={<Tag tone={TONES[state]}>{t(`record.deposit_${state}`)}</Tag>}
      pairs={pairs}
    >
      {reason && <p className="depositrecord-reason">{t('record.reason', { reason })}</p>}
      {state === 'pending' && (
        <Button
          kind="secondary"
          size="medium"
          wide
          href={`${paths.deposit}?${new URLSearchParams({ deposit: depositId })}`}
        >
          {t('cashier.openPayment')}
        </Button>
      )}
    </RecordCard>
  );
}
