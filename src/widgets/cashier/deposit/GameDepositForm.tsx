import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { createIdentityCheck } from '../../../stores/cashier/identityCheck';
import { createWallet } from '../../../stores/cashier/wallet';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { createLicence } from '../../../stores/safePlay/licence';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { DepositLimit } from '../../safePlay/DepositLimit';
import { AsyncContent } from '../../site/app/AsyncContent';
import { isOffline, OfflineNote } from '../../site/app/OfflineNote';
import { useApp } from '../../site/app/useApp';
import { useLoadPerLanguage } from '../../site/language/useLoadPerLanguage';
import { bonusHeldText } from '../bonusHeldText';
import { IdentityNotice } from '../IdentityNotice';
import { createDepositForm, type DepositForm } from './createDepositForm';
import { DepositFields } from './DepositFields';
import { DepositOutcome } from './DepositOutcome';
import { promoBonusText } from './promoBonus';

/** As many as fit in one row of a small phone. */
const SUGGESTIONS = 4;

/** The deposit form over a game: the method of last time, few amounts, and what limits and bonuses say. */
export function GameDepositForm() {
  const host = useHost();
  const app = useApp();
  const { methods, waiting, lastMethodId } = useStore(createDeposit);
  const { isOpen, depositId } = useStore(createGameCashier);
  const form = useOnce(() =>
    createDepositForm(host, app, (deposit) => {
      if (deposit) depositId.value = deposit.depositId;
      else isOpen.value = false;
    }),
  );
  useLoadPerLanguage(async () => {
    await Promise.all([form.load(), waiting.load()]);
    const last = methods.value
      .peek()
      ?.methods.find(({ methodId }) => methodId === lastMethodId.peek());
    if (last && !last.isUnderMaintenance) form.pickMethod(last.methodId);
  });
  return (
    <AsyncContent
      of={methods}
      isEmpty={({ methods }) => methods.length === 0}
      loading={() => <FormSkeleton />}
      failed={(error) => (
        <ErrorState
          compact
          title={errorText(error)}
          retryLabel={t('app.retry')}
          onRetry={() => void form.load()}
        />
      )}
      empty={() => (
        <EmptyState compact picture="/art/icons/bank.webp" title={t('cashier.noMethods')} />
      )}
    >
      {() => <FormView form={form} />}
    </AsyncContent>
  );
}

function FormView({ form }: { form: DepositForm }) {
  const { isOutcomeUnknown } = useStore(createDeposit);
  const { depositId } = useStore(createGameCashier);
  const isIdentityMissing = useStore(createIdentityCheck).isMissingFor('firstDeposit');
  const shortfall = useShortfall();
  const { method, isVoucher, enteredAmount, balanceAfter } = form;
  const label = computed(() => {
    if (isVoucher.value) return t('cashier.redeem').value;
    if (enteredAmount.value <= 0) return t('cashier.depositSubmit').value;
    return t('cashier.depositNow', { amount: formatMoney(enteredAmount.value) }).value;
  });
  const after = computed(() =>
    balanceAfter.value === undefined || enteredAmount.value <= 0
      ? ''
      : `${t('cashier.youWillHave').value}: ${formatMoney(balanceAfter.value)}`,
  );
  return (
    <form className="gamecashier" {...form.props}>
      <Situation />
      <IdentityNotice step="firstDeposit" />
      <MoneyInGames />
      <Methods form={form} />
      <DepositFields
        form={form}
        suggest={(amounts) =>
          amounts
            .filter((amount) => amount >= shortfall.value)
            .toSorted((a, b) => a - b)
            .slice(0, SUGGESTIONS)
        }
        columns={SUGGESTIONS}
      />
      <Notes form={form} />
      <DepositOutcome
        onShow={(id) => {
          depositId.value = id;
        }}
      />
      <footer className="gamecashier-submit">
        <OfflineNote />
        <Button
          type="submit"
          wide
          busy={form.isBusy}
          disabled={computed(
            () =>
              isOffline.value ||
              isOutcomeUnknown.value ||
              isIdentityMissing.value ||
              (method.value?.isUnderMaintenance ?? true),
          )}
        >
          {label}
        </Button>
        <When is={after}>{(text) => <p className="muted num">{text}</p>}</When>
      </footer>
    </form>
  );
}

/** What there is to bet with: the money in the wallets of other vendors does not count. */
function useMoneyForBets() {
  const { balance } = useStore(createWallet);
  const { hasWallets, inMain } = useStore(createWalletTransfer);
  return computed(() => (hasWallets.value ? inMain.value : undefined) ?? balance.value);
}

/** What is missing for the bet. Zero when no bet was tried. */
function useShortfall() {
  const { missingFor } = useStore(createGameCashier);
  const money = useMoneyForBets();
  return computed(() => Math.max(0, (missingFor.value ?? 0) - (money.value ?? 0)));
}

/** Why the sheet is open, and what the member has now. */
function Situation() {
  const { missingFor } = useStore(createGameCashier);
  const money = useMoneyForBets();
  const text = computed(() => {
    if (money.value === undefined) return t('cashier.gamePaused').value;
    const now = formatMoney(money.value);
    const stake = missingFor.value;
    return stake === undefined
      ? t('cashier.inGame', { balance: now }).value
      : t('cashier.inGameTooLow', { balance: now, stake: formatMoney(stake) }).value;
  });
  return (
    <p className="gamecashier-situation" role="status">
      <Icon name="pause" size={20} />
      <span>{text}</span>
    </p>
  );
}

/** Money that the member has already, in the wallets of vendors: brought here it may make a deposit needless. */
function MoneyInGames() {
  const app = useApp();
  const { arrivals, isOpen } = useStore(createGameCashier);
  const { inGames, hasWallets, collect, isCollecting } = useStore(createWalletTransfer);
  const text = computed(() =>
    hasWallets.value && inGames.value
      ? t('wallet.moreInGames', { amount: formatMoney(inGames.value) }).value
      : '',
  );
  async function bringHere() {
    try {
      if (!(await collect())) return;
      arrivals.value = arrivals.peek() + 1;
      isOpen.value = false;
      app.showToast(t('wallet.collected'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <When is={text}>
      {(shown) => (
        <div className="gamecashier-note">
          <Icon name="wallet" size={20} />
          <span>{shown}</span>
          <Button
            kind="secondary"
            size="small"
            busy={isCollecting}
            onClick={() => void bringHere()}
          >
            {t('wallet.collectAll')}
          </Button>
        </div>
      )}
    </When>
  );
}

/** Every method in one row, the one of last time first. */
function Methods({ form }: { form: DepositForm }) {
  const { lastMethodId } = useStore(createDeposit);
  const options = computed(() =>
    form.methodsToPay.value.map(({ methodId, name, icon, isUnderMaintenance }) => ({
      value: methodId,
      label: name,
      picture: `/${icon}`,
      disabled: isUnderMaintenance,
      ...(isUnderMaintenance ? { meta: t('cashier.underMaintenance') } : {}),
    })),
  );
  const isLast = computed(
    () => form.methodId.value !== '' && form.methodId.value === lastMethodId.value,
  );
  return (
    <section className="gamecashier-methods">
      <div className="gamecashier-head">
        <h3>{t('cashier.method')}</h3>
        <When is={isLast}>{() => <span className="muted">{t('cashier.lastUsed')}</span>}</When>
      </div>
      <ChipRow
        label={t('cashier.depositMethod')}
        options={options}
        value={form.methodId}
        onPick={form.pickMethod}
      />
    </section>
  );
}

/** The limit that is left, the chosen promotion, and the bonus that is being played. */
function Notes({ form }: { form: DepositForm }) {
  const { acceptedPromo } = useStore(createDeposit);
  const { terms } = useStore(createWithdraw);
  const hasLimits = useStore(createLicence).hasTool('limits');
  useMount(() => void terms.load());
  const promo = computed(() => {
    const accepted = acceptedPromo.value;
    if (!accepted || form.isVoucher.value) return '';
    return `${accepted.title}. ${promoBonusText(accepted, form.enteredAmount.value)}`;
  });
  const held = computed(() => {
    const current = terms.value.value;
    return current?.bonusHeld ? bonusHeldText(current).value : '';
  });
  return (
    <div className="gamecashier-notes">
      <When is={hasLimits}>{() => <DepositLimit />}</When>
      <When is={promo}>{(text) => <Note text={text} />}</When>
      <When is={held}>{(text) => <Note text={text} />}</When>
    </div>
  );
}

const Note = ({ text }: { text: ReadonlySignal<string> }) => (
  <p className="gamecashier-note">
    <Icon name="gift" size={20} />
    <span>{text}</span>
  </p>
);

const FormSkeleton = () => (
  <div className="gamecashier" aria-busy="true">
    <Skeleton height={44} radius={12} />
    <Skeleton height={72} radius={16} />
    <Skeleton height={68} radius={16} />
    <Skeleton height={44} radius={12} />
    <Skeleton height={52} radius="full" />
  </div>
);
