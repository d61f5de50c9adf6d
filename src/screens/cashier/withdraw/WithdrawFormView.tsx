import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { percentText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createBankCard } from '../../../stores/cashier/bankCard';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Picker } from '../../../ui/fields/Picker';
import { AmountField } from '../../../widgets/cashier/AmountField';
import { boundsText } from '../../../widgets/cashier/boundsText';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';
import { ChoiceCard } from '../../../widgets/cashier/ChoiceCard';
import { IdentityNotice } from '../../../widgets/cashier/IdentityNotice';
import { OutcomeNotice } from '../../../widgets/cashier/OutcomeNotice';
import { SumCard } from '../../../widgets/records/SumCard';
import { LoadMissing } from '../../../widgets/site/app/LoadMissing';
import { paths } from '../../../widgets/site/navigation/paths';
import { ConfirmWithdrawDialog } from './ConfirmWithdrawDialog';
import type { WithdrawForm } from './createWithdrawForm';
import { WithdrawTerms } from './WithdrawTerms';

/** The last option of the card picker opens the page that adds a card. */
const ADD_CARD = 'add';
const COLUMNS = 4;

export function WithdrawFormView({ form }: { form: WithdrawForm }) {
  const { terms, isOutcomeUnknown } = useStore(createWithdraw);
  const { amount, enteredAmount, fee, received, isBlocked } = form;
  const current = terms.value;
  const bounds = computed(() => (current.value ? boundsText(current.value) : ''));
  const suggestions = computed(() =>
    form.suggestions.value.map(({ share, amount }) => ({
      value: String(amount),
      label: percentText(share),
    })),
  );
  const lines = computed(() => [
    { key: 'amount', label: t('cashier.amount'), value: <Money amount={enteredAmount} /> },
    ...(fee.value === undefined
      ? []
      : [{ key: 'fee', label: t('cashier.fee'), value: <Money amount={fee} /> }]),
    ...arrivalLine(current.value?.arrivalMinutes),
  ]);
  return (
    <>
      <form className="withdraw" {...form.props}>
        <IdentityNotice step="firstWithdrawal" />
        <WithdrawTerms isSettingPassword={form.isSettingPassword} />
        <BankCardChoice form={form} />
        <AmountField
          field={amount}
          label={t('cashier.amount')}
          bounds={bounds}
          quickAmounts={suggestions}
          columns={COLUMNS}
        />
        <SumCard lines={lines} />
        <WithdrawOutcome />
        <CashierFooter
          label={t('cashier.youReceive')}
          amount={received}
          button={t('cashier.withdrawSubmit')}
          busy={form.isBusy}
          disabled={computed(() => isOutcomeUnknown.value || isBlocked.value)}
        />
      </form>
      <ConfirmWithdrawDialog form={form} />
    </>
  );
}

/** Where the last withdrawal stands, if its reply was lost. */
function WithdrawOutcome() {
  const { outcome, lookForOutcome, resumeOutcome } = useStore(createWithdraw);
  useMount(resumeOutcome);
  return (
    <OutcomeNotice
      outcome={outcome}
      onLook={() => void lookForOutcome()}
      arrivedText={({ contents }) =>
        t('cashier.withdrawArrived', { amount: formatMoney(contents.amount) }).value
      }
      missingText={() => t('cashier.withdrawNotArrived').value}
      href={() => paths.withdrawRecord}
    />
  );
}

const arrivalLine = (n: number | undefined) =>
  n === undefined
    ? []
    : [{ key: 'arrival', label: t('cashier.arrivalTitle'), value: t('cashier.minutes', { n }) }];

function BankCardChoice({ form }: { form: WithdrawForm }) {
  const { card, selectedCardId, isAddingCard } = form;
  const { list } = useStore(createBankCard);
  const isOpen = useOnce(() => signal(false));
  const options = computed(() => [
    ...(list.value.value ?? []).map(({ bankCardId, bankName, accountNumber }) => ({
      value: bankCardId,
      label: bankName,
      meta: accountNumber,
      picture: '/art/icons/bank.webp',
    })),
    { value: ADD_CARD, label: t('cashier.addCard'), picture: '/art/icons/credit-card.webp' },
  ]);
  return (
    <section className="withdraw-account" aria-labelledby="withdraw-account">
      <h2 id="withdraw-account">{t('cashier.withdrawTo')}</h2>
      <When is={card}>
        {(selected) => (
          <ChoiceCard
            picture="/art/icons/bank.webp"
            title={computed(() => selected.value.bankName)}
            meta={computed(() => selected.value.accountNumber)}
            action={t('cashier.change')}
            onClick={() => {
              selectedCardId.value = card.peek()?.bankCardId ?? '';
              isOpen.value = true;
            }}
          />
        )}
      </When>
      <LoadMissing of={list} />
      <Picker
        open={isOpen}
        title={t('cashier.withdrawTo')}
        options={options}
        value={selectedCardId}
        closeLabel={t('app.close')}
        onPick={(id) => {
          if (id === ADD_CARD) isAddingCard.value = true;
        }}
      />
    </section>
  );
}
