import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { numberText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createLicence } from '../../../stores/safePlay/licence';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { TextField } from '../../../ui/fields/TextField';
import { AmountField } from '../../../widgets/cashier/AmountField';
import { boundsText } from '../../../widgets/cashier/boundsText';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';
import { hrefOfPayment } from '../../../widgets/cashier/hrefOfPayment';
import { OutcomeNotice } from '../../../widgets/cashier/OutcomeNotice';
import { SumCard } from '../../../widgets/records/SumCard';
import { DepositLimit } from '../../../widgets/safePlay/DepositLimit';
import { SelfTestLink } from '../../../widgets/safePlay/SelfTestLink';
import { paths } from '../../../widgets/site/navigation/paths';
import type { DepositForm } from './createDepositForm';
import { DepositBalance } from './DepositBalance';
import { ManualTransferFields } from './ManualTransferFields';
import { PaymentMethods } from './PaymentMethods';
import { PromoChoice } from './PromoChoice';
import { WaitingDeposits } from './WaitingDeposits';

/** Only the last suggested amounts are shown, because no more fit in one row. */
const SUGGESTIONS = 5;

export function DepositFormView({ form }: { form: DepositForm }) {
  const { isOutcomeUnknown } = useStore(createDeposit);
  const hasLimits = useStore(createLicence).hasTool('limits');
  const { method, isVoucher, isManual, enteredAmount, code } = form;
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
      <div className="deposit-safeplay">
        <When is={hasLimits}>{() => <DepositLimit />}</When>
        <SelfTestLink className="deposit-selftest" />
      </div>
      <PaymentMethods form={form} />
      <When is={isManual}>{() => <ManualTransferFields form={form} />}</When>
      <When
        is={needsAmount}
        or={() => (
          <TextField
            icon="ticket"
            label={t('cashier.voucherCode')}
            value={code.value}
            error={code.error}
            onBlur={code.onBlur}
            maxLength={40}
            autoCapitalize="characters"
            enterKeyHint="send"
            clean={(typed) => typed.toUpperCase()}
          />
        )}
      >
        {() => <DepositAmount form={form} />}
      </When>
      <When is={needsAmount}>{() => <DepositSum form={form} />}</When>
      <DepositOutcome />
      <CashierFooter
        label={t('cashier.youWillHave')}
        amount={form.balanceAfter}
        button={submitLabel}
        busy={form.isBusy}
        disabled={computed(
          () => isOutcomeUnknown.value || (method.value?.isUnderMaintenance ?? true),
        )}
      />
    </form>
  );
}

/** Where the last deposit stands, if its reply was lost. */
function DepositOutcome() {
  const { outcome, lookForOutcome, resumeOutcome } = useStore(createDeposit);
  useMount(resumeOutcome);
  return (
    <OutcomeNotice
      outcome={outcome}
      onLook={() => void lookForOutcome()}
      arrivedText={({ contents, result }) =>
        t('cashier.depositArrived', {
          amount: formatMoney(result?.amount ?? contents.amount ?? 0),
        }).value
      }
      missingText={() => t('cashier.depositNotArrived').value}
      href={({ result }) => (result ? hrefOfPayment(result.depositId) : paths.depositRecord)}
    />
  );
}

function DepositAmount({ form: { amount, method } }: { form: DepositForm }) {
  const bounds = computed(() => {
    const current = method.value;
    return current ? boundsText(current) : '';
  });
  const suggestions = computed(() =>
    (method.value?.amounts ?? [])
      .slice(-SUGGESTIONS)
      .map((amount) => ({ value: String(amount), label: numberText(amount) })),
  );
  return (
    <AmountField
      field={amount}
      label={t('cashier.amount')}
      bounds={bounds}
      quickAmounts={suggestions}
      columns={SUGGESTIONS}
    />
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
