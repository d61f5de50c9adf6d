import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { type Deposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { depositStateText } from '../../../widgets/cashier/deposit/depositStateText';
import { hrefOfPayment } from '../../../widgets/cashier/hrefOfPayment';
import { depositTones } from './depositStates';
import { depositSums } from './depositSums';

/** Without `onClick` the card shows all details. With it, a sheet shows them. */
export function DepositCard({ deposit, onClick }: { deposit: Deposit; onClick?: () => void }) {
  const { depositId, methodName, at, amount, state, reason } = deposit;
  return (
    <RecordCard
      title={methodName}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
      tag={state && <Tag tone={depositTones[state]}>{depositStateText(deposit, state)}</Tag>}
      {...(onClick
        ? { onClick }
        : { pairs: [{ label: t('record.order'), value: depositId }, ...depositSums(deposit)] })}
    >
      {reason && <p className="depositrecord-reason">{t('record.reason', { reason })}</p>}
      {isOpenDeposit(deposit) && deposit.pay && (
        <Button kind="secondary" size="medium" wide href={hrefOfPayment(depositId)}>
          {t('cashier.openPayment')}
        </Button>
      )}
    </RecordCard>
  );
}
