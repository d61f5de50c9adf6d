import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Deposit } from '../../stores/deposit';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';
import { Tag } from '../../ui/Tag';
import { paths } from '../../widgets/paths';
import { sumsOf } from './sums';
import { TONES } from './tones';

/** The classic card tells all at once; one that opens leaves the rest to its detail. */
export function DepositCard({ of, onClick }: { of: Deposit; onClick?: () => void }) {
  const { depositId, methodName, at, amount, state, reason } = of;
  return (
    <RecordCard
      title={methodName}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
      tag={<Tag tone={TONES[state]}>{t(`record.deposit_${state}`)}</Tag>}
      {...(onClick
        ? { onClick }
        : { pairs: [{ label: t('record.order'), value: depositId }, ...sumsOf(of)] })}
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
