import './DepositDetailSheet.css';
import { Keyed } from '@kit/render/Keyed';
import type { ReadonlySignal, Signal } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { type Deposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { Steps } from '../../../ui/feedback/Steps';
import { Tag } from '../../../ui/feedback/Tag';
import { Sheet } from '../../../ui/overlays/Sheet';
import { depositStateText } from '../../../widgets/cashier/deposit/depositStateText';
import { hrefOfPayment } from '../../../widgets/cashier/hrefOfPayment';
import { SumCard } from '../../../widgets/records/SumCard';
import { useCopy } from '../../../widgets/site/app/useCopy';
import { depositTones } from './depositStates';
import { depositSums } from './depositSums';

interface Props {
  deposit: ReadonlySignal<Deposit>;
  open: Signal<boolean>;
}

/** One deposit with its progress and all amounts. */
export function DepositDetailSheet({ deposit, open }: Props) {
  return (
    <Sheet open={open} title={t('record.detail')} closeLabel={t('app.close')}>
      <Keyed of={deposit} by={({ depositId, state }) => `${depositId}/${state}`}>
        {(deposit) => <DepositDetails deposit={deposit} />}
      </Keyed>
    </Sheet>
  );
}

function DepositDetails({ deposit }: { deposit: Deposit }) {
  const { depositId, methodName, amount, at, updatedAt, state, reason } = deposit;
  const copy = useCopy();
  const isPaid = state === 'paid';
  const isOpen = isOpenDeposit(deposit);
  const pairs = [
    { label: t('record.method'), value: methodName },
    { label: t('record.requested'), value: formatDate(at, 'moment') },
    { label: t('record.updated'), value: formatDate(updatedAt, 'moment') },
    ...depositSums(deposit),
  ];
  return (
    <div className="depositdetail">
      <div className="depositdetail-head">
        <Money amount={amount} size={32} />
        {state && <Tag tone={depositTones[state]}>{depositStateText(deposit, state)}</Tag>}
        {reason && <p className="depositrecord-reason">{t('record.reason', { reason })}</p>}
      </div>
      {state && (isPaid || isOpen) && (
        <Steps
          label={t('record.state')}
          steps={[
            t('record.requested'),
            isPaid ? t('record.deposit_received') : depositStateText(deposit, state),
            t('record.deposit_paid'),
          ]}
          current={isPaid ? 3 : 1}
        />
      )}
      <SumCard lines={pairs.map((pair, i) => ({ key: String(i), ...pair }))} />
      {isOpen && deposit.pay && (
        <Button wide href={hrefOfPayment(depositId)}>
          {t('cashier.openPayment')}
        </Button>
      )}
      {isPaid && (
        <Button kind="secondary" icon="receipt-text" wide href={hrefOfPayment(depositId)}>
          {t('record.receipt')}
        </Button>
      )}
      <Button kind="secondary" icon="copy" wide onClick={() => void copy(depositId)}>
        {t('record.copyOrder', { order: depositId })}
      </Button>
    </div>
  );
}
