import '../../../ui/content/Card.css';
import './rebate.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createRebate } from '../../../stores/promotions/rebate';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PrizeHero } from '../../../widgets/account/member/PrizeHero';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { pathOfCategory } from '../../../widgets/site/navigation/paths';
import { RebateCard } from './RebateCard';

/** Manual rebate: the member claims a share of the turnover per game type. */
export default function ManualRebate() {
  const { page } = useStore(createRebate);
  useMount(() => void page.load());
  return (
    <div className="rebate">
      <AsyncContent of={page} loading={() => <Loading />}>
        {() => <RebateContent />}
      </AsyncContent>
    </div>
  );
}

function RebateContent() {
  const store = useStore(createRebate);
  const { open, past, claimable, minimum } = store;
  const claim = useClaimToast();
  const note = computed(() =>
    minimum.value === undefined
      ? ''
      : t('reward.rebateMinimum', { amount: formatMoney(minimum.value) }).value,
  );
  return (
    <>
      <p className="muted">{t('reward.rebateIntro')}</p>
      <PrizeHero
        title={t('reward.total')}
        picture="/art/icons/money-with-wings.webp"
        amount={claimable}
        note={note}
        button={t('reward.rebateClaimAll')}
        minAmount={minimum}
        busy={store.isClaiming()}
        onClaim={() => void claim(store.claim())}
      />
      <When is={computed(() => open.value.length > 0)} or={() => <NoRebates />}>
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
                    title={textOrFallback(`game.${gameType}`)}
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

const NoRebates = () => (
  <EmptyState
    compact
    picture="/art/icons/money-with-wings.webp"
    title={t('reward.rebateEmpty')}
    text={t('reward.rebateEmptyHint')}
  >
    <Button kind="secondary" href={pathOfCategory('HOT')}>
      {t('reward.seeGames')}
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
