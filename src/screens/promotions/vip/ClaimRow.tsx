import { computed } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createVip, type VipClaim, vipClaimId } from '../../../stores/promotions/vip';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { isOffline } from '../../../widgets/site/app/OfflineNote';

const PICTURES: Record<VipClaim['kind'], string> = {
  upgrade: 'trophy',
  weekly: 'calendar',
  monthly: 'spiral-calendar',
};

/** A bonus of the member's level: a button to claim it, or the date of the next one. */
export function ClaimRow({ claim: bonus }: { claim: VipClaim }) {
  const { kind, level, amount, state, againAt } = bonus;
  const store = useStore(createVip);
  const claim = useClaimToast();
  const isClaimable = state === 'claimable';
  const title = t(`vip.claim_${kind}`);
  const levelText = level === undefined ? undefined : t('vip.level', { level: String(level) });
  const claimText =
    amount === undefined
      ? t('reward.claimOne')
      : t('reward.claim', { amount: computed(() => formatMoney(amount)) });
  return (
    <Row
      picture={`/art/icons/${PICTURES[kind]}.webp`}
      title={title}
      meta={
        isClaimable || againAt === undefined ? (
          <span className="vip-claim-meta">
            {levelText}
            {isClaimable && amount !== undefined && <Money amount={amount} size={14} />}
          </span>
        ) : (
          t('vip.again', { date: formatDate(againAt) })
        )
      }
      end={
        isClaimable ? (
          <Button
            kind="secondary"
            size="small"
            label={computed(() => `${claimText.value}: ${title.value}`)}
            busy={store.isClaiming(vipClaimId(bonus))}
            disabled={isOffline}
            onClick={() => void claim(store.claim(bonus))}
          >
            {t('reward.claimOne')}
          </Button>
        ) : (
          <>
            {amount !== undefined && <Money amount={amount} size={14} />}
            <Tag tone="win">{t('vip.claimed')}</Tag>
          </>
        )
      }
    />
  );
}
