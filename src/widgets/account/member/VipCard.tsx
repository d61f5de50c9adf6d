import './VipCard.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { numberText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createMemberBadge } from '../../../stores/account/memberBadge';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createVip } from '../../../stores/promotions/vip';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Icon } from '../../../ui/icons/Icon';

const TIERS = ['bronze', 'silver', 'gold', 'emerald', 'diamond'];

/** Two levels share one tier; the last tier has all higher levels. */
export const tierOf = (level: number) =>
  TIERS[Math.min(TIERS.length - 1, Math.floor(level / 2))] ?? '';

/** The member's VIP level and progress. With `href` the card is a link. */
export function VipCard({ href }: { href?: string }) {
  const { accountKind } = useStore(createSession);
  const { vipLevel } = useStore(createMemberBadge);
  const { way, isTopLevel } = useStore(createVip);
  const pointsText = computed(() => {
    if (!way.value) return t('vip.topLevel').value;
    const { points, needed } = way.value;
    return t('vip.pointsOf', { n: numberText(points), needed: numberText(needed) }).value;
  });
  const progress = computed(() => (way.value ? way.value.points / way.value.needed : 1));
  const art = computed(() => `url("/art/vip/card-${tierOf(Number(vipLevel.value) || 0)}.webp")`);
  const content = (
    <>
      <span className="vipcard-name">
        <b>
          <When is={computed(() => accountKind.value !== 'unknown')} or={() => t('vip.yourLevel')}>
            {() => t('vip.level', { level: vipLevel })}
          </When>
        </b>
        {href && (
          <span className="vipcard-link">
            {t('vip.benefits')}
            <Icon name="chevron-right" size={16} flips />
          </span>
        )}
      </span>
      <When is={computed(() => way.value !== undefined || isTopLevel.value)}>
        {() => (
          <span className="vipcard-progress">
            <ProgressBar value={progress} label={t('vip.yourLevel')} text={pointsText} />
            <span className="vipcard-points num">{pointsText}</span>
          </span>
        )}
      </When>
    </>
  );
  if (href)
    return (
      <a className="vipcard" href={href} style={{ '--art': art }}>
        {content}
      </a>
    );
  return (
    <section className="vipcard" aria-label={t('vip.yourLevel')} style={{ '--art': art }}>
      {content}
    </section>
  );
}
