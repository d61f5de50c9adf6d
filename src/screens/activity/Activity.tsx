import './activity.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { Later } from '@kit/Later';
import { computed, effect, signal, untracked } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createActivity } from '../../stores/activity';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { categories } from './categories';
import { PromotionCard } from './PromotionCard';

/** What the fair offers besides its games. Anyone may look; taking part takes a member. */
export default function Activity() {
  const activity = useStore(createActivity);
  const { address } = useApp();
  const category = useSignal('all');
  const [opened] = useState(() => ({ id: signal(''), isOpen: signal(false) }));
  const shown = activity.inCategory(category);
  useEachLanguage(() => activity.list.load());

  const open = (id: string) => {
    opened.id.value = id;
    opened.isOpen.value = true;
    void activity.open(id);
  };
  // A banner, or a login that was asked for on the way, leads to one of them.
  useMount(() =>
    effect(() => {
      const id = address.value.query.get('id');
      if (id) untracked(() => open(id));
    }),
  );

  return (
    <div className="activity">
      <div className="activity-kinds">
        <ChipRow
          label={t('activity.categories')}
          value={category}
          options={categories.map(([value, picture]) => ({
            value,
            label: t(`activity.${value}`),
            picture: `/art/icons/${picture}.webp`,
          }))}
          onPick={() => scrollTo({ top: 0 })}
        />
      </div>
      <Async
        of={activity.list}
        isEmpty={() => false}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => (
          <When is={computed(() => shown.value.length > 0)} or={() => <Nothing pick={category} />}>
            {() => (
              <div className="activity-list">
                <Each of={shown} by={({ promotionId }) => promotionId}>
                  {(promotion) => <PromotionCard promotion={promotion} onOpen={open} />}
                </Each>
              </div>
            )}
          </When>
        )}
      </Async>
      <Later
        when={opened.isOpen}
        load={async () => {
          const { PromotionSheet } = await import('./PromotionSheet');
          return () => <PromotionSheet id={opened.id} open={opened.isOpen} />;
        }}
      />
    </div>
  );
}

const Nothing = ({ pick }: { pick: { value: string } }) => (
  <EmptyState
    picture="/art/icons/party-popper.webp"
    title={t('activity.empty')}
    text={t('activity.emptyHint')}
  >
    <Button
      kind="secondary"
      onClick={() => {
        pick.value = 'all';
      }}
    >
      {t('activity.seeAll')}
    </Button>
  </EmptyState>
);

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
