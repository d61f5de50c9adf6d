import '../../ui/Card.css';
import './rebate.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t, tx } from '../../i18n/t';
import { createRebate } from '../../stores/rebate';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { formatMoney } from '../../ui/money';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { categoryPicture } from '../../widgets/categoryPicture';
import { errorText } from '../../widgets/errorText';
import { PrizeHero } from '../../widgets/PrizeHero';
import { pathOfCategory } from '../../widgets/paths';
import { useClaim } from '../../widgets/useClaim';
import { RebateCard } from './RebateCard';

/** Single cash back: a share of what was staked, by kind of game, whenever the member likes. */
export default function ManualRebate() {
  const { page } = useStore(createRebate);
  useMount(() => void page.load());
  return (
    <div className="rebate">
      <Async
        of={page}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => <Ready />}
      </Async>
    </div>
  );
}

function Ready() {
  const store = useStore(createRebate);
  const { open, past, claimable, minimum } = store;
  const claim = useClaim();
  return (
    <>
      <p className="muted">{t('reward.rebateIntro')}</p>
      <PrizeHero
        title={t('reward.total')}
        picture="/art/icons/money-with-wings.webp"
        amount={claimable}
        note={t('reward.rebateMinimum', { amount: computed(() => formatMoney(minimum.value)) })}
        button={t('reward.rebateClaimAll')}
        from={minimum}
        busy={store.isClaiming()}
        onClaim={() => void claim(store.claim())}
      />
      <When is={computed(() => open.value.length > 0)} or={() => <Nothing />}>
        {() => (
          <div className="rebate-list">
            <Each of={open} by={({ gameType }) => gameType}>
              {(rebate) => <RebateCard rebate={rebate} />}
            </Each>
          </div>
        )}
      </When>
      <When is={computed(() => past.value.length > 0)}>
        {() => (
          <section aria-labelledby="rebate-past">
            <h2 className="rebate-title" id="rebate-past">
              {t('reward.rebatePast')}
            </h2>
            <div className="card" data-pad="none">
              <Each of={past} by={({ rebateId }) => rebateId}>
                {({ gameType, amount, at }) => (
                  <Row
                    picture={categoryPicture(gameType)}
                    title={tx(`game.${gameType}`)}
                    meta={formatDate(at, 'moment')}
                    end={<Money amount={amount} size={14} tone="win" signed />}
                  />
                )}
              </Each>
            </div>
          </section>
        )}
      </When>
    </>
  );
}

const Nothing = () => (
  <EmptyState
    compact
    picture="/art/icons/money-with-wings.webp"
    title={t('reward.rebateEmpty')}
    text={t('reward.rebateEmptyHint')}
  >
    <Button kind="secondary" href={pathOfCategory('HOT')}>
      {t('reward.play')}
    </Button>
  </EmptyState>
);

const Loading = () => (
  <>
    <Skeleton height={21} />
    <Skeleton height={174} radius={20} />
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} height={118} radius={20} />
    ))}
  </>
);
