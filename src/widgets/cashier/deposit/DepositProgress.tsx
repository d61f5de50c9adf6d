import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { type Deposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { depositStepsOf } from '../../../stores/cashier/depositSteps';
import { ExpectedArrival } from '../progress/ExpectedArrival';
import { MoneySteps } from '../progress/MoneySteps';
import { ReceiptActions } from '../progress/ReceiptActions';
import { depositReceipt } from './depositReceipt';
import { depositStateText } from './depositStateText';

interface Props {
  /** A deposit of a backend that says what has happened to it. */
  deposit: Deposit;
}

/** The way of a deposit that takes time, when it should be credited, and its receipt afterwards. */
export function DepositProgress({ deposit }: Props) {
  const { depositId, expectedAt, state } = deposit;
  const now = state ? depositStateText(deposit, state) : t('progress.now');
  const steps = computed(() =>
    depositStepsOf(deposit).map(({ kind, at, state }) => ({
      key: kind,
      label: t(`progress.depositStep_${kind}`),
      at,
      state,
      note: state === 'current' ? now : undefined,
    })),
  );
  const expected = computed(() =>
    isOpenDeposit(deposit) && expectedAt !== undefined ? { at: expectedAt } : undefined,
  );
  return (
    <div className="payment-progress">
      <ExpectedArrival expected={expected} />
      {deposit.steps && <MoneySteps steps={steps} label={t('progress.depositSteps')} />}
      {state === 'paid' && (
        <ReceiptActions
          title={t('progress.receiptOf', { order: depositId })}
          lines={() => depositReceipt(deposit)}
        />
      )}
    </div>
  );
}
