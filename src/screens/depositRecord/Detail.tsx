import './detail.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal } from '@kit/signals';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Deposit } from '../../stores/deposit';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { Sheet } from '../../ui/Sheet';
import { Steps } from '../../ui/Steps';
import { Tag } from '../../ui/Tag';
import { SumCard } from '../../widgets/SumCard';
import { useCopy } from '../../widgets/useCopy';
import { sumsOf } from './sums';
import { TONES } from './tones';

interface Props {
  of: ReadonlySignal<Deposit>;
  open: Signal<boolean>;
}

/** One deposit whole: how far it has come, and every sum of it. */
export default function Detail({ of, open }: Props) {
  const shown = computed(() => [of.value]);
  return (
    <Sheet open={open} title={t('record.detail')} closeLabel={t('app.close')}>
      <Each of={shown} by={({ depositId, state }) => `${depositId}/${state}`}>
        {(deposit) => <Whole of={deposit} />}
      </Each>
    </Sheet>
  );
}

function Whole({ of }: { of: Deposit }) {
  const { depositId, methodName, amount, at, updatedAt, state, reason } = of;
  const copy = useCopy();
  const isPaid = state === 'paid';
  const isUnderWay = state === 'pending' || state === 'reviewing';
  const pairs = [
    { label: t('record.method'), value: methodName },
    { label: t('record.requested'), value: formatDate(at, 'moment') },
    { label: t('record.updated'), value: formatDate(updatedAt, 'moment') },
    ...sumsOf(of),
  ];
  return (
    <div className="depositdetail">
      <div className="depositdetail-head">
        <Money amount={amount} size={32} />
        <Tag tone={TONES[state]}>{t(`record.deposit_${state}`)}</Tag>
        {reason && <p className="depositrecord-reason">{t('record.reason', { reason })}</p>}
      </div>
      {(isPaid || isUnderWay) && (
        <Steps
          label={t('record.state')}
          steps={[
            t('record.requested'),
            t(state === 'pending' ? 'record.deposit_pending' : 'record.deposit_reviewing'),
            t('record.deposit_paid'),
          ]}
          current={isPaid ? 3 : 1}
        />
      )}
      <SumCard lines={pairs.map((pair, i) => ({ key: String(i), ...pair }))} />
      <Button kind="secondary" icon="copy" wide onClick={() => void copy(depositId)}>
        {t('record.copyOrder', { order: depositId })}
      </Button>
    </div>
  );
}
