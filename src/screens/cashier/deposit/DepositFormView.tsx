import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createIdentityCheck } from '../../../stores/cashier/identityCheck';
import { createLicence } from '../../../stores/safePlay/licence';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';
import type { DepositForm } from '../../../widgets/cashier/deposit/createDepositForm';
import { DepositFields } from '../../../widgets/cashier/deposit/DepositFields';
import { DepositOutcome } from '../../../widgets/cashier/deposit/DepositOutcome';
import { IdentityNotice } from '../../../widgets/cashier/IdentityNotice';
import { SumCard } from '../../../widgets/records/SumCard';
import { DepositLimit } from '../../../widgets/safePlay/DepositLimit';
import { SelfTestLink } from '../../../widgets/safePlay/SelfTestLink';
import { DepositBalance } from './DepositBalance';
import { PaymentMethods } from './PaymentMethods';
import { PromoChoice } from './PromoChoice';
import { WaitingDeposits } from './WaitingDeposits';

/** Only the last suggested amounts are shown, because no more fit in one row. */
const SUGGESTIONS = 5;

export function DepositFormView({ form }: { form: DepositForm }) {
  const { isOutcomeUnknown } = useStore(createDeposit);
  const isIdentityMissing = useStore(createIdentityCheck).isMissingFor('firstDeposit');
  const hasLimits = useStore(createLicence).hasTool('limits');
  const { method, isVoucher, enteredAmount } = form;
  const needsAmount = computed(() => !isVoucher.value);
  const submitLabel = computed(() => {
    if (isVoucher.value) return t('cashier.redeem').value;
    if (enteredAmount.value <= 0) return t('cashier.depositSubmit').value;
    return t('cashier.depositNow', { amount: formatMoney(enteredAmount.value) }).value;
  });
  return (
    <form className="deposit" {...form.props}>
      <DepositBalance />
      <WaitingDeposits />
      <IdentityNotice step="firstDeposit" />
      <div className="deposit-safeplay">
        <When is={hasLimits}>{() => <DepositLimit />}</When>
        <SelfTestLink className="deposit-selftest" />
      </div>
      <PaymentMethods form={form} />
      <DepositFields
        form={form}
        suggest={(amounts) => amounts.slice(-SUGGESTIONS)}
        columns={SUGGESTIONS}
      />
      <When is={needsAmount}>{() => <DepositSum form={form} />}</When>
      <DepositOutcome />
      <CashierFooter
        label={t('cashier.youWillHave')}
        amount={form.balanceAfter}
        button={submitLabel}
        busy={form.isBusy}
        disabled={computed(
          () =>
            isOutcomeUnknown.value ||
            isIdentityMissing.value ||
            (method.value?.isUnderMaintenance ?? true),
        )}
      />
    </form>
  );
}

function DepositSum({ form: { enteredAmount, fee, bonus } }: { form: DepositForm }) {
  const shownFee = computed(() => fee.value ?? 0);
  const hasBonus = computed(() => bonus.value > 0);
  const lines = computed(() => [
    { key: 'deposit', label: t('cashier.deposit'), value: <Money amount={enteredAmount} /> },
    ...(shownFee.value > 0
      ? [
          {
            key: 'fee',
            label: t('cashier.fee'),
            value: <Money amount={computed(() => -shownFee.value)} />,
          },
        ]
      : []),
    ...(hasBonus.value
      ? [
          {
            key: 'bonus',
            label: t('cashier.bonus'),
            value: <Money amount={bonus} tone="win" signed />,
          },
        ]
      : []),
  ]);
  return (
    <>
      <PromoChoice amount={enteredAmount} />
      <SumCard lines={lines} />
    </>
  );
}
