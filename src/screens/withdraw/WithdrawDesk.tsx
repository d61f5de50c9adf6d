import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { percentText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createBankCard } from '../../stores/bankCard';
import { useStore } from '../../stores/useStore';
import { createWithdraw } from '../../stores/withdraw';
import { Money } from '../../ui/Money';
import { formatMoney } from '../../ui/money';
import { Picker } from '../../ui/Picker';
import { AmountField } from '../../widgets/AmountField';
import { CashierFoot } from '../../widgets/CashierFoot';
import { ChoiceCard } from '../../widgets/ChoiceCard';
import { paths } from '../../widgets/paths';
import { SumCard } from '../../widgets/SumCard';
import { useApp } from '../../widgets/useApp';
import { Confirm } from './Confirm';
import type { WithdrawForm } from './createWithdrawForm';
import { Terms } from './Terms';

const SHARES = [0.25, 0.5, 0.75, 1];

export function WithdrawDesk({ desk }: { desk: WithdrawForm }) {
  const { terms } = useStore(createWithdraw);
  const { form, amount, given, fee, most, received } = desk;
  const now = terms.value;
  const bounds = computed(() => {
    const { min = 0, max = 0 } = now.value ?? {};
    return t('cashier.between', { min: formatMoney(min), max: formatMoney(max) }).value;
  });
  // Of next to nothing there are no shares worth picking.
  const picks = computed(() =>
    most.value < (now.value?.min ?? 0)
      ? []
      : SHARES.map((share) => ({
          value: String(share < 1 ? Math.floor(most.value * share) : most.value),
          label: percentText(share),
        })),
  );
  const isShut = computed(() => {
    const { turnoverLeft = 0, leftToday = 0, needsPaymentPassword = true } = now.value ?? {};
    return turnoverLeft > 0 || leftToday === 0 || !needsPaymentPassword;
  });
  const lines = [
    { key: 'amount', label: t('cashier.amount'), value: <Money amount={given} /> },
    { key: 'fee', label: t('cashier.fee'), value: <Money amount={fee} /> },
    {
      key: 'arrival',
      label: t('cashier.arrivalTitle'),
      value: t('cashier.minutes', { n: computed(() => now.value?.arrivalMinutes ?? 0) }),
    },
  ];
  return (
    <>
      <form className="withdraw" {...form.props}>
        <Terms />
        <Where desk={desk} />
        <AmountField
          field={amount}
          label={t('cashier.amount')}
          bounds={bounds}
          picks={picks}
          columns={SHARES.length}
        />
        <SumCard lines={lines} />
        <CashierFoot
          label={t('cashier.youReceive')}
          amount={received}
          button={t('cashier.withdrawSubmit')}
          busy={form.isBusy}
          disabled={isShut}
        />
      </form>
      <Confirm desk={desk} />
    </>
  );
}

function Where({ desk: { card, picked } }: { desk: WithdrawForm }) {
  const { list } = useStore(createBankCard);
  const app = useApp();
  const isOpen = useSignal(false);
  const options = computed(() => [
    ...(list.value.value ?? []).map(({ bankCardId, bankName, accountNumber }) => ({
      value: bankCardId,
      label: bankName,
      meta: accountNumber,
      picture: '/art/icons/bank.webp',
    })),
    { value: ADD, label: t('cashier.addCard'), picture: '/art/icons/credit-card.webp' },
  ]);
  const chosen = computed(() => card.value?.bankCardId ?? '');
  return (
    <section className="withdraw-where" aria-labelledby="withdraw-where">
      <h2 id="withdraw-where">{t('cashier.withdrawTo')}</h2>
      <When is={card}>
        {(one) => (
          <ChoiceCard
            picture="/art/icons/bank.webp"
            title={computed(() => one.value.bankName)}
            meta={computed(() => one.value.accountNumber)}
            action={t('cashier.change')}
            onClick={() => {
              picked.value = chosen.peek();
              isOpen.value = true;
            }}
          />
        )}
      </When>
      <Picker
        open={isOpen}
        title={t('cashier.withdrawTo')}
        options={options}
        value={picked}
        closeLabel={t('app.close')}
        onPick={(id) => {
          if (id === ADD) app.open(`${paths.bankCards}?add=1`);
        }}
      />
    </section>
  );
}

const ADD = 'add';
