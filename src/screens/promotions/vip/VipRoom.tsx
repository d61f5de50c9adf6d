import '../../../ui/content/Card.css';
import './vip.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createVip, vipClaimId } from '../../../stores/promotions/vip';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { VipCard } from '../../../widgets/account/member/VipCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { isOffline, OfflineNote } from '../../../widgets/site/app/OfflineNote';
import { ClaimRow } from './ClaimRow';
import { Levels } from './Levels';

/** The member's VIP level, the bonuses to claim, and the benefits of each level. */
export default function VipRoom() {
  const { vipStatus } = useStore(createVip);
  useMount(() => void vipStatus.load());
  return (
    <div className="vip">
      <VipCard />
      <AsyncContent of={vipStatus} loading={() => <Loading />}>
        {() => <VipContent />}
      </AsyncContent>
    </div>
  );
}

function VipContent() {
  const { claims, claimable, claimAll, isBusy, way } = useStore(createVip);
  const claim = useClaimToast();
  const pointsLeft = computed(() =>
    way.value ? Math.max(0, way.value.needed - way.value.points) : 0,
  );
  return (
    <>
      <When is={pointsLeft}>
        {() => <p className="vip-points-left muted">{t('vip.pointsLeft', { n: pointsLeft })}</p>}
      </When>
      <When is={computed(() => claims.value.length > 0)}>
        {() => (
          <section aria-labelledby="vip-claims">
            <h2 className="vip-title" id="vip-claims">
              {t('vip.claims')}
            </h2>
            <OfflineNote />
            <div className="card vip-claims" data-pad="none">
              <Each of={claims} by={vipClaimId}>
                {(claim) => <ClaimRow claim={claim} />}
              </Each>
            </div>
            <When is={computed(() => claimable.value.length > 1)}>
              {() => (
                <Button
                  wide
                  busy={isBusy}
                  disabled={isOffline}
                  onClick={() => void claim(claimAll())}
                >
                  {t('reward.claimAll')}
                </Button>
              )}
            </When>
          </section>
        )}
      </When>
      <Levels />
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton height={21} width="70%" />
    <Skeleton height={24} width="40%" />
    <Skeleton height={206} radius={20} />
    <Skeleton height={24} width="40%" />
    <Skeleton height={280} radius={20} />
  </>
);
