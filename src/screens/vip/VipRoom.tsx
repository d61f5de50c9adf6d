import '../../ui/Card.css';
import './vip.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/useStore';
import { createVip, vipClaimId } from '../../stores/vip';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { VipCard } from '../../widgets/VipCard';
import { ClaimRow } from './ClaimRow';
import { Levels } from './Levels';

/** The ladder of levels: where the member stands, what waits, and what each step brings. */
export default function VipRoom() {
  const { standing } = useStore(createVip);
  useMount(() => void standing.load());
  return (
    <div className="vip">
      <VipCard />
      <Async
        of={standing}
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
  const { claims, points, nextPoints } = useStore(createVip);
  const left = computed(() => Math.max(0, (nextPoints.value ?? 0) - points.value));
  return (
    <>
      <When is={left}>
        {() => <p className="vip-left muted">{t('vip.pointsLeft', { n: left })}</p>}
      </When>
      <When is={computed(() => claims.value.length > 0)}>
        {() => (
          <section aria-labelledby="vip-claims">
            <h2 className="vip-title" id="vip-claims">
              {t('vip.claims')}
            </h2>
            <div className="card vip-claims" data-pad="none">
              <Each of={claims} by={vipClaimId}>
                {(claim) => <ClaimRow claim={claim} />}
              </Each>
            </div>
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
