import { useOnce } from '@kit/render/hooks';
import '../../../ui/content/Card.css';
import './reward.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createBonus } from '../../../stores/promotions/bonus';
import { createReward, type Reward } from '../../../stores/promotions/reward';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PrizeHero } from '../../../widgets/account/member/PrizeHero';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { RewardCard } from './RewardCard';

/** Rewards that can be claimed, and the history of earlier ones. */
export default function RewardCenter() {
  const { all } = useStore(createReward);
  useLoadPerLanguage(() => all.load());
  return (
    <div className="reward">
      <AsyncContent of={all} loading={() => <Loading />}>
        {() => <RewardTabs />}
      </AsyncContent>
    </div>
  );
}

function RewardTabs() {
  const { open, past, claimableCount, claimableAmount, isBusy, claimAll } = useStore(createReward);
  const { isOffered } = useStore(createBonus);
  const claim = useClaimToast();
  const tab = useOnce(() => signal('open'));
  const isOpenTab = computed(() => tab.value === 'open');
  return (
    <>
      <PrizeHero
        title={t('reward.total')}
        picture="/art/icons/wrapped-gift.webp"
        amount={claimableAmount}
        note={t('reward.claimableCount', { n: claimableCount })}
        button={t('reward.claimAll')}
        busy={isBusy}
        onClaim={() => void claim(claimAll())}
      />
      <When is={isOffered}>
        {() => (
          <div className="card" data-pad="none">
            <Row icon="gift" title={t('title.bonuses')} href={paths.bonuses} />
          </div>
        )}
      </When>
      <Segmented
        label={t('title.rewards')}
        value={tab}
        options={[
          { value: 'open', label: t('reward.available') },
          { value: 'past', label: t('reward.history') },
        ]}
      >
        <When is={isOpenTab} or={() => <RewardList of={past} empty={() => <NoHistory />} />}>
          {() => <RewardList of={open} empty={() => <NoOpenRewards />} />}
        </When>
      </Segmented>
    </>
  );
}

interface RewardListProps {
  of: ReadonlySignal<readonly Reward[]>;
  empty: () => ReactNode;
}

const RewardList = ({ of, empty }: RewardListProps) => (
  <When is={computed(() => of.value.length > 0)} or={empty}>
    {() => (
      <div className="reward-list">
        <Each of={of} by={({ rewardId }) => rewardId}>
          {(reward) => <RewardCard reward={reward} />}
        </Each>
      </div>
    )}
  </When>
);

const NoOpenRewards = () => (
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

const NoHistory = () => (
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
