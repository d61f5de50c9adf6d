import '../../../ui/theme/glowCard.css';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createAgent } from '../../../stores/agents/agent';
import { useStore } from '../../../stores/base/useStore';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toastMs } from '../../../ui/overlays/toasts';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

/** The commission of past days that is not paid yet, and the button to claim it. */
export function CommissionCard({ isOnReport = false }) {
  const { claimable, claim, isClaiming } = useStore(createAgent);
  const app = useApp();
  useMount(() => void claimable.load());

  async function claimPending() {
    try {
      const claimed = await claim();
      if (!claimed) return;
      const { amount } = claimed;
      const message =
        amount === undefined
          ? t('team.claimedWithoutAmount')
          : t('team.claimed', { amount: formatMoney(amount) });
      app.showToast(message, { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
      void claimable.load();
    }
  }

  return (
    <section className="glowcard agent-hero" aria-labelledby="agent-commission">
      <h2 id="agent-commission" className="muted">
        {t('team.pending')}
      </h2>
      <AsyncContent
        of={claimable}
        compact
        isEmpty={() => false}
        loading={() => <Skeleton height={92} radius={12} />}
      >
        {(amount) => (
          <>
            {/* Null: the backend did not say how much it is. It can be claimed nevertheless. */}
            <When is={computed(() => amount.value !== null)}>
              {() => <Money amount={computed(() => amount.value ?? 0)} size={32} quietParts />}
            </When>
            <p className="muted">{t('team.pendingHint')}</p>
            <div className="agent-hero-actions">
              <Button
                size="medium"
                wide
                icon="hand-coins"
                busy={isClaiming}
                disabled={computed(() => amount.value === 0)}
                onClick={() => void claimPending()}
              >
                {t('team.claim')}
              </Button>
              {!isOnReport && (
                <Button size="medium" wide kind="secondary" href={agentPaths.commission}>
                  {t('team.byDay')}
                </Button>
              )}
            </div>
          </>
        )}
      </AsyncContent>
    </section>
  );
}
