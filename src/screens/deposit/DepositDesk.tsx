import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { numberText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Money } from '../../ui/Money';
import { formatMoney } from '../../ui/money';
import { TextField } from '../../ui/TextField';
import { AmountField } from '../../widgets/AmountField';
import { CashierFoot } from '../../widgets/CashierFoot';
import { SumCard } from '../../widgets/SumCard';
import type { DepositForm } from './createDepositForm';
import { ManualFields } from './ManualFields';
import { Methods } from './Methods';
import { PromoChoice } from './PromoChoice';

/** One row holds so many amounts. */
const PICKS = 5;

export function DepositDesk({ desk }: { desk: DepositForm }) {
  const { balance } = useStore(createWallet);
  const { form, method, isVoucher, isManual, given, code } = desk;
  const asked = computed(() => !isVoucher.value);
  const button = computed(() => {
    if (isVoucher.value) return t('cashier.redeem').value;
    if (given.value <= 0) return t('cashier.depositSubmit').value;
    return t('cashier.depositNow', { amount: formatMoney(given.value) }).value;
  });
  return (
    <form className="deposit" {...form.props}>
      <p className="deposit-balance">
        <span className="muted">{t('cashier.balanceNow')}</span>
        <When is={computed(() => balance.value !== undefined)}>
          {() => <Money amount={computed(() => balance.value ?? 0)} size={16} />}
        </When>
      </p>
      <Methods desk={desk} />
      <When is={isManual}>{() => <ManualFields desk={desk} />}</When>
      <When
        is={asked}
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
        {() => <Amount desk={desk} />}
      </When>
      <When is={asked}>{() => <Sum desk={desk} />}</When>
      <CashierFoot
        label={t('cashier.youWillHave')}
        amount={desk.after}
        button={button}
        busy={form.isBusy}
        disabled={computed(() => method.value?.isMaintained ?? true)}
      />
    </form>
  );
}

function Amount({ desk: { amount, method } }: { desk: DepositForm }) {
  const bounds = computed(() => {
    const one = method.value;
    if (!one) return '';
    return t('cashier.between', { min: formatMoney(one.min), max: formatMoney(one.max) }).value;
  });
  const picks = computed(() =>
    (method.value?.amounts ?? [])
      .slice(-PICKS)
      .map((one) => ({ value: String(one), label: numberText(one) })),
  );
  return (
    <AmountField
      field={amount}
      label={t('cashier.amount')}
      bounds={bounds}
      picks={picks}
      columns={PICKS}
    />
  );
}

function Sum({ desk: { given, fee, bonus } }: { desk: DepositForm }) {
  const hasFee = computed(() => fee.value > 0);
  const hasBonus = computed(() => bonus.value > 0);
  const lines = computed(() => [
    { key: 'deposit', label: t('cashier.deposit'), value: <Money amount={given} /> },
    ...(hasFee.value
      ? [
          {
            key: 'fee',
            label: t('cashier.fee'),
            value: <Money amount={computed(() => -fee.value)} />,
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
      <PromoChoice given={given} />
      <SumCard lines={lines} />
    </>
  );
}
