import './Payment.css';
import { useMount } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit, type Deposit, isOpenDeposit } from '../../../stores/cashier/deposit';
import { isReceived } from '../../../stores/cashier/depositSteps';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../site/app/AsyncContent';
import { useApp } from '../../site/app/useApp';
import { useLoadPerLanguage } from '../../site/language/useLoadPerLanguage';
import { paths } from '../../site/navigation/paths';
import { useHasDepositRecord } from './depositRecord';
import { type PaymentInGame, PaymentResult } from './PaymentResult';
import { PaymentStep } from './PaymentStep';

interface Props {
  /** The id of the deposit. */
  id: ReadonlySignal<string>;
  /** In a sheet over a game: what comes after the payment. Links would leave the game. */
  inGame?: PaymentInGame | undefined;
}

const loadProgress = async () => {
  const [{ DepositProgress }] = await Promise.all([
    import('./DepositProgress'),
    loadTexts('progress', 'record'),
  ]);
  return DepositProgress;
};

/** One deposit: how to pay it while it is open, and its result afterwards. */
export function Payment({ id, inGame }: Props) {
  const { payment, show, pollPayment } = useStore(createDeposit);
  const hasRecord = useHasDepositRecord();
  useLoadPerLanguage(() => show(id.value));
  useMount(pollPayment);
  return (
    <div className="payment">
      <AsyncContent
        of={payment}
        loading={() => <PaymentSkeleton />}
        empty={() => (
          <EmptyState picture="/art/icons/receipt.webp" title={t('cashier.depositMissing')}>
            <When is={hasRecord}>
              {() => (
                <Button kind="secondary" href={paths.depositRecord}>
                  {t('cashier.seeDeposits')}
                </Button>
              )}
            </When>
          </EmptyState>
        )}
      >
        {(deposit) => <PaymentView deposit={deposit as ReadonlySignal<Deposit>} inGame={inGame} />}
      </AsyncContent>
    </div>
  );
}

interface ViewProps extends Omit<Props, 'id'> {
  deposit: ReadonlySignal<Deposit>;
}

function PaymentView({ deposit, inGame }: ViewProps) {
  const isOpen = computed(() => isOpenDeposit(deposit.value));
  return (
    <>
      <When is={isOpen} or={() => <Result deposit={deposit} inGame={inGame} />}>
        {() => <OpenPayment deposit={deposit} inGame={inGame} />}
      </When>
      <Progress deposit={deposit} />
    </>
  );
}

const Result = ({ deposit, inGame }: ViewProps) => (
  <Keyed of={deposit}>{(closed) => <PaymentResult deposit={closed} inGame={inGame} />}</Keyed>
);

/** Changes when the member has something else to do. */
const stepKey = (deposit: Deposit) => {
  const { depositId, state, pay, expiresAt } = deposit;
  return JSON.stringify([depositId, state, pay, expiresAt, isReceived(deposit)]);
};

function OpenPayment({ deposit, inGame }: ViewProps) {
  const { cancel, isCancelling } = useStore(createDeposit);
  const app = useApp();
  const hasRecord = useHasDepositRecord();
  const hasArrived = computed(() => isReceived(deposit.value));
  const watching = computed(() => {
    if (inGame) return t('cashier.watchingInGame').value;
    return t(hasArrived.value ? 'cashier.watchingCredit' : 'cashier.watching').value;
  });
  async function confirmAndCancel() {
    const isConfirmed = await app.confirm({
      title: t('cashier.cancelDepositAsk'),
      text: t('cashier.cancelDepositText'),
      ok: t('cashier.cancelDeposit'),
      cancel: t('cashier.keepIt'),
      danger: true,
    });
    if (isConfirmed) await cancel(deposit.peek()).catch(app.showError);
  }
  return (
    <>
      <header className="payment-head">
        <p className="muted">
          {computed(() => t(hasArrived.value ? 'cashier.amount' : 'cashier.toPay').value)}
        </p>
        <Money amount={computed(() => deposit.value.amount)} size={32} />
        <p className="muted">{computed(() => deposit.value.methodName)}</p>
      </header>
      <Keyed of={deposit} by={stepKey}>
        {(current) => <PaymentStep deposit={current} />}
      </Keyed>
      <p className="payment-watch muted" role="status">
        {watching}
      </p>
      <div className="payment-actions">
        {inGame ? (
          <Button kind="secondary" wide onClick={inGame.playOn}>
            {t('cashier.playOn')}
          </Button>
        ) : (
          <When is={hasRecord}>
            {() => (
              <Button kind="secondary" wide href={paths.depositRecord}>
                {t('cashier.seeDeposits')}
              </Button>
            )}
          </When>
        )}
        <When is={computed(() => !hasArrived.value)}>
          {() => (
            <Button kind="quiet" wide busy={isCancelling} onClick={() => void confirmAndCancel()}>
              {t('cashier.cancelDeposit')}
            </Button>
          )}
        </When>
      </div>
    </>
  );
}

/** Deposits that are credited at once have no steps, and a receipt only when they are paid. */
const hasProgress = ({ steps, state }: Deposit) => steps !== undefined || state === 'paid';

function Progress({ deposit }: { deposit: ReadonlySignal<Deposit> }) {
  return (
    <Lazy when={computed(() => hasProgress(deposit.value))} load={loadProgress}>
      {(DepositProgress) => (
        <Keyed of={deposit}>{(current) => <DepositProgress deposit={current} />}</Keyed>
      )}
    </Lazy>
  );
}

const PaymentSkeleton = () => (
  <>
    <Skeleton height={96} radius={20} />
    <Skeleton height={320} radius={20} />
  </>
);
