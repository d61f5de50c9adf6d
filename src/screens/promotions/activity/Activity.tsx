import '../../../ui/theme/stickyBar.css';
import './activity.css';
import { AfterFrame } from '@kit/list/AfterFrame';
import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isBehindFirstScreen } from '@kit/web/firstScreen';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createPromotion, type Promotion } from '../../../stores/promotions/promotion';
import { Button } from '../../../ui/controls/Button';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { categories } from './categories';
import { PromotionCard } from './PromotionCard';

/** About as many as a screen shows. */
const VISIBLE = 5;

/** Promotions by category. Anyone can read them; taking part needs a login. */
export default function Activity() {
  const { list, inCategory, open: openPromotion } = useStore(createPromotion);
  const { isLoggedIn } = useStore(createSession);
  const { address } = useApp();
  const category = useOnce(() => signal('all'));
  const openedId = useOnce(() => signal(''));
  const isSheetOpen = useOnce(() => signal(false));
  const promotions = inCategory(category);
  useLoadPerLanguage(() => list.load(), isLoggedIn);

  const open = (id: string) => {
    openedId.value = id;
    isSheetOpen.value = true;
    void openPromotion(id);
  };
  // A banner link, or the return from the login, can name a promotion in the address.
  useSignalEffect(() => {
    const id = address.value.query.get('id');
    if (id) untracked(() => open(id));
  });

  return (
    <div className="activity">
      <div className="activity-categories stickybar">
        <ChipRow
          label={t('promotion.categories')}
          value={category}
          options={categories.map(([value, picture]) => ({
            value,
            label: t(`promotion.${value}`),
            picture: `/art/icons/${picture}.webp`,
          }))}
          onPick={() => scrollTo({ top: 0 })}
        />
      </div>
      <AsyncContent of={list} isEmpty={() => false} loading={() => <Loading />}>
        {() => (
          <When
            is={computed(() => promotions.value.length > 0)}
            or={() => <NoPromotions category={category} />}
          >
            {() => (
              <div className="activity-list">
                <Cards of={computed(() => promotions.value.slice(0, VISIBLE))} onOpen={open} />
                <AfterFrame isLate={isBehindFirstScreen()}>
                  {() => (
                    <Cards of={computed(() => promotions.value.slice(VISIBLE))} onOpen={open} />
                  )}
                </AfterFrame>
              </div>
            )}
          </When>
        )}
      </AsyncContent>
      <LazySheet open={isSheetOpen} load={() => import('./PromotionSheet')}>
        {({ PromotionSheet }) => <PromotionSheet id={openedId} open={isSheetOpen} />}
      </LazySheet>
    </div>
  );
}

const Cards = ({
  of,
  onOpen,
}: {
  of: ReadonlySignal<readonly Promotion[]>;
  onOpen: (id: string) => void;
}) => (
  <Each of={of} by={({ promotionId }) => promotionId}>
    {(promotion) => <PromotionCard promotion={promotion} onOpen={onOpen} />}
  </Each>
);

const NoPromotions = ({ category }: { category: Signal<string> }) => {
  const hasOthers = useOnce(() => computed(() => category.value !== 'all'));
  const shared = { picture: '/art/icons/party-popper.webp', title: t('promotion.empty') };
  return (
    <When is={hasOthers} or={() => <EmptyState {...shared} />}>
      {() => (
        <EmptyState {...shared} text={t('promotion.emptyHint')}>
          <Button
            kind="secondary"
            onClick={() => {
              category.value = 'all';
            }}
          >
            {t('promotion.seeAll')}
          </Button>
        </EmptyState>
      )}
    </When>
  );
};

const Loading = () => (
  <div className="activity-list">
    {['a', 'b', 'c'].map((card) => (
      <div className="promo" key={card}>
        <span className="promo-art">
          <Skeleton height="100%" radius={20} />
        </span>
        <div className="promo-text">
          <Skeleton width="60%" height={16} />
          <Skeleton width="80%" />
        </div>
      </div>
    ))}
  </div>
);
