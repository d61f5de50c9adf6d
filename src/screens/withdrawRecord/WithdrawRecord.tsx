import './withdrawRecord.css';
import { computed, effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { formatDate } from '../../i18n/format';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/useStore';
import { createWithdraw, type Withdrawal, type WithdrawState } from '../../stores/withdraw';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';
import { Tag, type Tone } from '../../ui/Tag';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { RecordList } from '../../widgets/RecordList';
import { ANY, createRecordFilter } from '../../widgets/recordFilter';
import { SumCard } from '../../widgets/SumCard';
import { useApp } from '../../widgets/useApp';

const TONES: Record<WithdrawState, Tone> = {
  pending: 'accent',
  approved: 'info',
  paid: 'win',
  rejected: 'danger',
  cancelled: 'neutral',
};

const STATES = [
  { value: ANY, label: t('record.anyState') },
  ...(Object.keys(TONES) as WithdrawState[]).map((state) => ({
    value: state,
    label: t(`record.withdraw_${state}`),
  })),
];

export default function WithdrawRecord() {
  const { records } = useStore(createWithdraw);
  const [filter] = useState(() => createRecordFilter<WithdrawState>());
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const total = computed(() => records.last.value?.totalAmount ?? 0);
  return (
    <div className="withdrawrecord">
      <RecordFilterBar
        days={filter}
        choices={[{ options: STATES, value: filter.state, label: t('record.state') }]}
      />
      <RecordList
        of={records}
        by={({ withdrawId }) => withdrawId}
        label={t('title.withdrawRecord')}
        nothing={t('record.noWithdrawals')}
        head={() => (
          <SumCard
            lines={[
              {
                key: 'total',
                label: t('record.totalWithdrawn'),
                value: <Money amount={total} size={16} />,
              },
            ]}
          />
        )}
      >
        {(withdrawal) => <Line of={withdrawal} />}
      </RecordList>
    </div>
  );
}

function Line({ of }: { of: Withdrawal }) {
  const { withdrawId, bankName, accountNumber, at, amount, fee, received, state, reason } = of;
  return (
    <RecordCard
      title={bankName}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
      tag={<Tag tone={TONES[state]}>{t(`record.withdraw_${state}`)}</Tag>}
      pairs={[
        { label: t('record.account'), value: accountNumber },
        { label: t('record.order'), value: withdrawId },
        ...(fee ? [{ label: t('record.fee'), value: <Money amount={fee} /> }] : []),
        { label: t('cashier.youReceive'), value: <Money amount={received} /> },
      ]}
    >
      {reason && <p className="withdrawrecord-reason">{t('record.reason', { reason })}</p>}
      {state === 'pending' && <Cancel of={of} />}
    </RecordCard>
  );
}

function Cancel({ of }: { of: Withdrawal }) {
  const { cancel, isCancelling, records } = useStore(createWithdraw);
  const app = useApp();
  async function ask() {
    const isSure = await app.confirm({
      title: t('cashier.cancelWithdrawAsk'),
      text: t('cashier.cancelWithdrawText'),
      ok: t('cashier.cancelWithdraw'),
      cancel: t('cashier.keepIt'),
      danger: true,
    });
    if (!isSure) return;
    try {
      if (await cancel(of)) app.say(t('cashier.returned'), { kind: 'ok', ms: 3000 });
    } catch (error) {
      app.sayError(error);
      await records.renew();
    }
  }
  return (
    <Button
      kind="secondary"
      size="medium"
      wide
      busy={isCancelling(of.withdrawId)}
      onClick={() => void ask()}
    >
      {t('cashier.cancelWithdraw')}
    </Button>
  );
}
