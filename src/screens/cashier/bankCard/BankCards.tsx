import { signal } from '@kit/render/signals';
import './bankCard.css';
import { Each } from '@kit/render/Each';
import { useMount, useOnce } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createBankCard } from '../../../stores/cashier/bankCard';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { BankCardView } from './BankCardView';

/** The member's own bank accounts. `?add` in the address opens the form for another one. */
export default function BankCards() {
  const { list } = useStore(createBankCard);
  const { address } = useApp();
  const isAdding = useOnce(() => signal(address.peek().query.has('add')));
  useMount(() => void list.load());
  const openSheet = () => {
    isAdding.value = true;
  };
  return (
    <div className="bankcards">
      <p className="muted">{t('cashier.cardsIntro')}</p>
      <AsyncContent
        of={list}
        loading={() => ['a', 'b'].map((key) => <Skeleton key={key} height={148} radius={20} />)}
        empty={() => (
          <EmptyState picture="/art/icons/bank.webp" title={t('cashier.noCards')}>
            <Button onClick={openSheet}>{t('cashier.addCard')}</Button>
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
            <Button kind="secondary" wide icon="plus" onClick={openSheet}>
              {t('cashier.addCard')}
            </Button>
          </>
        )}
      </AsyncContent>
      <LazySheet open={isAdding} load={() => import('../../../widgets/cashier/AddBankCardSheet')}>
        {({ AddBankCardSheet }) => <AddBankCardSheet open={isAdding} />}
      </LazySheet>
    </div>
  );
}
