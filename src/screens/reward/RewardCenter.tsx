import '../../ui/Card.css';
import './reward.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { createReward, type Reward } from '../../stores/reward';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { PrizeHero } from '../../widgets/PrizeHero';
import { paths } from '../../widgets/paths';
import { useClaim } from '../../widgets/useClaim';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { RewardCard } from './RewardCard';

/** What waits for the member, and what they already had. */
export default function RewardCenter() {
  const { all } = useStore(createReward);
  useEachLanguage(() => all.load());
  return (
    <div className="reward">
      <Async
        of={all}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => <Shelves />}
      </Async>
    </div>
  );
}

function Shelves() {
  const { open, past, claimable, claimableAmount, isBusy, claimAll } = useStore(createReward);
  const claim = useClaim();
  const shelf = useSignal('open');
  const isOpen = computed(() => shelf.value === 'open');
  return (
    <>
      <PrizeHero
        title={t('reward.total')}
        picture="/art/icons/wrapped-gift.webp"
        amount={claimableAmount}
        note={t('reward.waiting', { n: claimable })}
        button={t('reward.claimAll')}
        busy={isBusy}
        onClaim={() => void claim(claimAll())}
      />
      <Segmented
        label={t('title.rewards')}
        value={shelf}
        panel="reward-shelf"
        options={[
          { value: 'open', label: t('reward.available') },
          { value: 'past', label: t('reward.history') },
        ]}
      />
      <div id="reward-shelf" role="tabpanel" aria-label={t('title.rewards')}>
        <When is={isOpen} or={() => <Shelf of={past} nothing={() => <NoPast />} />}>
          {() => <Shelf of={open} nothing={() => <NothingOpen />} />}
        </When>
      </div>
    </>
  );
}

interface ShelfProps {
  of: ReadonlySignal<readonly Reward[]>;
  nothing: () => ReactNode;
}

const Shelf = ({ of, nothing }: ShelfProps) => (
  <When is={computed(() => of.value.length > 0)} or={nothing}>
    {() => (
      <div className="reward-list">
        <Each of={of} by={({ rewardId }) => rewardId}>
          {(reward) => <RewardCard reward={reward} />}
        </Each>
      </div>
    )}
  </When>
);

const NothingOpen = () => (
  <EmptyState
    picture="/art/icons/wrapped-gift.webp"
    title={t('reward.empty')}
    text={t('reward.emptyHint')}
  >
    <Button kind="secondary" href={paths.activity}>
      {t('reward.seePromotions')}
    </Button>
  </EmptyState>
);

const NoPast = () => (
  <EmptyState picture="/art/icons/hourglass-done.webp" title={t('reward.noHistory')} />
);

const Loading = () => (
  <>
    <Skeleton height={174} radius={20} />
    <Skeleton height={48} radius={16} />
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} height={112} radius={20} />
    ))}
  </>
);
