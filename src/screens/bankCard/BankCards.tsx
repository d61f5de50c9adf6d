import './bankCard.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense } from 'react';
import { t } from '../../i18n/t';
import { createBankCard } from '../../stores/bankCard';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { BankCardView } from './BankCardView';

const AddSheet = lazy(() => import('./AddSheet'));

/** The member's own bank accounts. */
export default function BankCards() {
  const { list } = useStore(createBankCard);
  const { address } = useApp();
  const isAdding = useSignal(address.peek().query.has('add'));
  const wasOpened = useSignal(isAdding.peek());
  useMount(() => void list.load());
  const add = () => {
    wasOpened.value = true;
    isAdding.value = true;
  };
  return (
    <div className="bankcards">
      <p className="muted">{t('cashier.cardsIntro')}</p>
      <Async
        of={list}
        loading={() => ['a', 'b'].map((row) => <Skeleton key={row} height={148} radius={20} />)}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
        empty={() => (
          <EmptyState picture="/art/icons/bank.webp" title={t('cashier.noCards')}>
            <Button onClick={add}>{t('cashier.addCard')}</Button>
          </EmptyState>
        )}
      >
        {(cards) => (
          <>
            <ul>
              <Each of={cards} by={({ bankCardId }) => bankCardId}>
                {(card) => <BankCardView card={card} />}
              </Each>
            </ul>
            <Button kind="secondary" wide icon="plus" onClick={add}>
              {t('cashier.addCard')}
            </Button>
          </>
        )}
      </Async>
      <When is={wasOpened}>
        {() => (
          <Suspense>
            <AddSheet open={isAdding} />
          </Suspense>
        )}
      </When>
    </div>
  );
}
