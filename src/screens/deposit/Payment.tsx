import { Async } from '@kit/Async';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createDeposit, type Deposit, isOpenDeposit } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Outcome } from './Outcome';
import { PayStep } from './PayStep';

/** One deposit on its way: how to pay it, until it is over. */
export function Payment({ id }: { id: ReadonlySignal<string> }) {
  const { payment, show, follow } = useStore(createDeposit);
  useEachLanguage(() => show(id.value));
  useMount(follow);
  return (
    <div className="payment">
      <Async
        of={payment}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
        empty={() => (
          <EmptyState picture="/art/icons/receipt.webp" title={t('cashier.depositMissing')}>
            <Button kind="secondary" href={paths.depositRecord}>
              {t('cashier.seeDeposits')}
            </Button>
          </EmptyState>
        )}
      >
        {(deposit) => <Found of={deposit as ReadonlySignal<Deposit>} />}
      </Async>
    </div>
  );
}

function Found({ of }: { of: ReadonlySignal<Deposit> }) {
  const isOpen = computed(() => isOpenDeposit(of.value));
  return (
    <When is={isOpen} or={() => <Outcome of={of.peek()} />}>
      {() => <ToPay of={of} />}
    </When>
  );
}

function ToPay({ of }: { of: ReadonlySignal<Deposit> }) {
  const { cancel, isCancelling } = useStore(createDeposit);
  const app = useApp();
  const { amount, methodName } = of.peek();
  async function ask() {
    const isSure = await app.confirm({
      title: t('cashier.cancelDepositAsk'),
      text: t('cashier.cancelDepositText'),
      ok: t('cashier.cancelDeposit'),
      cancel: t('cashier.keepIt'),
      danger: true,
    });
    if (isSure) await cancel(of.peek()).catch(app.sayError);
  }
  return (
    <>
      <header className="payment-head">
        <p className="muted">{t('cashier.toPay')}</p>
        <Money amount={amount} size={32} />
        <p className="muted">{methodName}</p>
      </header>
      <PayStep of={of.peek()} />
      <p className="payment-watch muted" role="status">
        {t('cashier.watching')}
      </p>
      <div className="payment-actions">
        <Button kind="secondary" wide href={paths.depositRecord}>
          {t('cashier.seeDeposits')}
        </Button>
        <Button kind="quiet" wide busy={isCancelling} onClick={() => void ask()}>
          {t('cashier.cancelDeposit')}
        </Button>
      </div>
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton height={96} radius={20} />
    <Skeleton height={320} radius={20} />
  </>
);
