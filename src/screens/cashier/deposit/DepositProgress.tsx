import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { type Deposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { depositStepsOf } from '../../../stores/cashier/depositSteps';
import { ExpectedArrival } from '../../../widgets/cashier/progress/ExpectedArrival';
import { MoneySteps } from '../../../widgets/cashier/progress/MoneySteps';
import { ReceiptActions } from '../../../widgets/cashier/progress/ReceiptActions';
import { depositReceipt } from './depositReceipt';

/** The way of a deposit that takes time, when it should be credited, and its receipt afterwards. */
export function DepositProgress({ deposit }: { deposit: Deposit }) {
  const { depositId, expectedAt, state } = deposit;
  const steps = computed(() =>
    depositStepsOf(deposit).map(({ kind, at, state }) => ({
      key: kind,
      label: t(`progress.depositStep_${kind}`),
      at,
      state,
      note: state === 'current' ? t('progress.now') : undefined,
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
