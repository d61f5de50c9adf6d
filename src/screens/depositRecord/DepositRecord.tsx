import './depositRecord.css';
import { computed, effect, signal, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense, useState } from 'react';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createDeposit, type Deposit, type DepositState } from '../../stores/deposit';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { Money } from '../../ui/Money';
import { RecordFilterBar } from '../../widgets/RecordFilterBar';
import { RecordList } from '../../widgets/RecordList';
import { ANY, createRecordFilter } from '../../widgets/recordFilter';
import { SumCard } from '../../widgets/SumCard';
import { DepositCard } from './DepositCard';
import { TONES } from './tones';

const NEW_TEMPLATE = 1;
const Detail = lazy(() => import('./Detail'));

const STATES = [
  { value: ANY, label: t('record.anyState') },
  ...(Object.keys(TONES) as DepositState[]).map((state) => ({
    value: state,
    label: t(`record.deposit_${state}`),
  })),
];

export default function DepositRecord() {
  const { records } = useStore(createDeposit);
  const { label } = useStore(createSystem);
  const [filter] = useState(() => createRecordFilter<DepositState>());
  const [shown] = useState(() => signal<Deposit | undefined>(undefined));
  const [isOpen] = useState(() => signal(false));
  useMount(() =>
    effect(() => {
      const asked = filter.asked.value;
      if (asked && language.value) untracked(() => void records.open(asked));
    }),
  );
  const total = computed(() => records.last.value?.totalPaid ?? 0);
  const isNew = computed(() => label.value?.depositFunction === NEW_TEMPLATE);
  const show = (deposit: Deposit) => {
    shown.value = deposit;
    isOpen.value = true;
  };
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
        {(deposit) => (
          <When is={isNew} or={() => <DepositCard of={deposit} />}>
            {() => <DepositCard of={deposit} onClick={() => show(deposit)} />}
          </When>
        )}
      </RecordList>
      <When is={shown}>
        {(deposit) => (
          <Suspense>
            <Detail of={deposit} open={isOpen} />
          </Suspense>
        )}
      </When>
    </div>
  );
}
