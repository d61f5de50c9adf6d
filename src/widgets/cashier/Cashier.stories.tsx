import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import type { OutcomeState } from '../../stores/base/sentCommand';
import { useHost } from '../../stores/base/useStore';
import { useApp } from '../site/app/useApp';
import { createAppForm } from '../site/forms/createAppForm';
import { AddBankCardSheet } from './AddBankCardSheet';
import { AmountField } from './AmountField';
import { BalanceAmount } from './BalanceAmount';
import { BalanceCapsule } from './BalanceCapsule';
import { BankCardForm } from './BankCardForm';
import { CashierFooter } from './CashierFooter';
import { ChoiceCard } from './ChoiceCard';
import { createBankCardForm } from './createBankCardForm';
import { HideBalanceButton } from './HideBalanceButton';
import { IdentityNotice } from './IdentityNotice';
import { OutcomeNotice } from './OutcomeNotice';
import { ExpectedArrival } from './progress/ExpectedArrival';
import { MoneySteps } from './progress/MoneySteps';
import { OnTheWayLine } from './progress/OnTheWayLine';
import { ReceiptActions } from './progress/ReceiptActions';
import { RefreshBalanceButton } from './RefreshBalanceButton';
import { WalletSplit } from './WalletSplit';

export default { title: 'Widgets/Cashier' };

const NewBankCard = () => {
  const host = useHost();
  const app = useApp();
  const form = useOnce(() => createBankCardForm(host, app, () => {}));
  return <BankCardForm form={form} />;
};
export const BankCardFields = inApp(() => <NewBankCard />);

const AddBankCard = () => <AddBankCardSheet open={useOnce(() => signal(true))} />;
export const BankCardSheet = inApp(() => <AddBankCard />);

const Balances = () => (
  <>
    <BalanceCapsule />
    <div className="stage-line">
      <BalanceAmount size={32} />
      <HideBalanceButton />
      <RefreshBalanceButton />
    </div>
  </>
);

export const Balance = inApp(() => <Balances />);
export const BalanceOfTheRich = inApp(() => <Balances />, { scenarios: ['whale'] });
export const BalanceOfTrial = inApp(() => <Balances />, { persona: 'trial' });
export const BalanceFailed = inApp(() => <Balances />, { calls: 'status' });

const amounts = ['50', '100', '200', '500'].map((value) => ({ value, label: value }));

const Amounts = () => {
  const app = useApp();
  const fields = useOnce(() => {
    const form = createAppForm(app, { onSubmit: () => Promise.resolve() });
    const empty = form.field('amount', signal(''), () => undefined);
    const wrong = form.field('other', signal('5'), () => undefined);
    wrong.setServerError(() => sample('El mínimo es S/ 20.'));
    return [empty, wrong];
  });
  const bounds = computed(() => 'S/ 20.00 – S/ 5,000.00');
  return fields.map((field) => (
    <AmountField
      key={field.value.peek()}
      field={field}
      label={t('cashier.amount')}
      bounds={bounds}
      quickAmounts={signal(amounts)}
      columns={4}
    />
  ));
};

export const Amount = inApp(() => <Amounts />);

export const Choice = inApp(() => (
  <>
    <ChoiceCard
      picture="/art/icons/bank.webp"
      title="Banco Andino"
      meta="**** 4821"
      action={t('cashier.change')}
      onClick={() => {}}
    />
    <ChoiceCard
      selected
      picture="/art/icons/gift.webp"
      title={sample('Una promoción con un nombre que ocupa más de una línea')}
      meta="+S/ 100.00"
      action={t('cashier.change')}
      onClick={() => {}}
    />
  </>
));

const Footer = ({ busy = false, disabled = false }) => (
  <CashierFooter
    label={t('cashier.youReceive')}
    amount={useOnce(() => signal<number | undefined>(1284.5))}
    button={t('cashier.withdrawSubmit')}
    busy={useOnce(() => signal(busy))}
    disabled={useOnce(() => signal(disabled))}
  />
);

export const Foot = inApp(() => <Footer />);
export const FootBusy = inApp(() => <Footer busy />);
export const FootLoading = inApp(() => (
  <CashierFooter
    label={t('cashier.youReceive')}
    amount={useOnce(() => signal<number | undefined>(undefined))}
    button={t('cashier.withdrawSubmit')}
    busy={useOnce(() => signal(false))}
    disabled={useOnce(() => signal(true))}
    isLoading
  />
));
export const FootDisabled = inApp(() => <Footer disabled />);

export const Wallets = inApp(() => <WalletSplit />);

const ofState = (state: OutcomeState) =>
  inApp(() => (
    <OutcomeNotice
      outcome={useOnce(() => signal({ state, contents: 50 }))}
      onLook={() => {}}
      arrivedText={() => t('cashier.depositArrived', { amount: 'S/ 50.00' }).value}
      missingText={() => t('cashier.depositNotArrived').value}
      href={() => '#'}
    />
  ));

export const OutcomeChecking = ofState('checking');
export const OutcomeUnchecked = ofState('unchecked');
export const OutcomeArrived = ofState('arrived');
export const OutcomeMissing = ofState('missing');

const MINUTE = 60_000;
const START = Date.parse('2026-11-22T18:05:00Z');

const Way = () => (
  <>
    <ExpectedArrival expected={signal({ at: Date.now() + 20 * MINUTE, isOwn: true })} />
    <ExpectedArrival expected={signal({ at: START })} />
    <MoneySteps
      label={t('progress.steps')}
      steps={signal([
        { key: 'a', label: t('progress.step_requested'), at: START, state: 'done' },
        { key: 'b', label: t('progress.step_checked'), at: START + MINUTE, state: 'done' },
        {
          key: 'c',
          label: t('progress.step_approved'),
          note: t('progress.waitsForYou'),
          state: 'current',
        },
        { key: 'd', label: t('progress.step_arrived'), state: 'next' },
      ])}
    />
    <MoneySteps
      label={t('progress.steps')}
      steps={signal([
        { key: 'a', label: t('progress.step_requested'), at: START, state: 'done' },
        { key: 'b', label: t('progress.step_rejected'), at: START + MINUTE, state: 'failed' },
      ])}
    />
    <ReceiptActions title={t('progress.receiptOf', { order: 'W-1' })} lines={() => []} />
  </>
);
export const OnItsWay = inApp(() => <Way />);

export const Line = inApp(() => <OnTheWayLine />, {
  scenarios: ['withdrawalsOpen'],
});

const Notices = () => (
  <>
    <IdentityNotice step="firstDeposit" />
    <IdentityNotice step="firstWithdrawal" />
  </>
);
export const IdentityMissing = inApp(() => <Notices />, {
  scenarios: ['marketBritain', 'kycNone'],
});
export const IdentityInReview = inApp(() => <Notices />, {
  scenarios: ['marketSpain', 'kycPending'],
});
