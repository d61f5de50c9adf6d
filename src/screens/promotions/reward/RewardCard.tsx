import { computed } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createReward, type Reward } from '../../../stores/promotions/reward';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Tag, type Tone } from '../../../ui/feedback/Tag';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { isOffline } from '../../../widgets/site/app/OfflineNote';

const PICTURES: Record<Reward['kind'], string> = {
  daily: 'spiral-calendar',
  mission: 'bullseye',
  birthday: 'birthday-cake',
  promotion: 'ticket',
  return: 'waving-hand',
};

const TONES: Partial<Record<Reward['state'], Tone>> = { claimed: 'win', locked: 'info' };

export function RewardCard({ reward }: { reward: Reward }) {
  const { title, text, amount, kind, state, progress } = reward;
  const mission = state === 'locked' ? progress : undefined;
  const tag = <Tag tone={TONES[state] ?? 'neutral'}>{t(`reward.state_${state}`)}</Tag>;
  return (
    <article className="card reward-card" data-pad="small">
      <span className="reward-picture" data-quiet={state === 'claimed' || state === 'expired'}>
        <img src={`/art/icons/${PICTURES[kind]}.webp`} alt="" width={36} height={36} />
      </span>
      <div className="reward-text">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        <small className="muted">{dateLineOf(reward)}</small>
      </div>
      <div className="reward-end">
        {amount !== undefined && (
          <Money amount={amount} size={16} tone={state === 'expired' ? 'muted' : 'text'} />
        )}
        {state === 'claimable' ? <ClaimButton reward={reward} /> : !mission && tag}
      </div>
      {mission && (
        <MissionProgress {...mission} title={title}>
          {tag}
        </MissionProgress>
      )}
    </article>
  );
}

function dateLineOf({ state, expiresAt, claimedAt }: Reward) {
  if (claimedAt) return t('reward.claimedOn', { date: formatDate(claimedAt) });
  if (!expiresAt) return '';
  const date = formatDate(expiresAt);
  return state === 'expired' ? t('reward.expiredOn', { date }) : t('reward.expires', { date });
}

function ClaimButton({ reward: { rewardId, title } }: { reward: Reward }) {
  const store = useStore(createReward);
  const claim = useClaimToast();
  return (
    <Button
      kind="secondary"
      size="small"
      label={t('reward.claimNamed', { title })}
      busy={store.isClaiming(rewardId)}
      disabled={isOffline}
      onClick={() => void claim(store.claim(rewardId))}
    >
      {t('reward.claimOne')}
    </Button>
  );
}

interface MissionProps {
  done: number;
  needed: number;
  title: string;
  /** Beside the amounts. */
  children: ReactNode;
}

function MissionProgress({ done, needed, title, children }: MissionProps) {
  const progressText = computed(
    () => t('reward.progressOf', { done: formatMoney(done), needed: formatMoney(needed) }).value,
  );
  return (
    <div className="reward-mission">
      <ProgressBar value={done / needed} label={title} text={progressText} />
      <p>
        <small className="muted num">{progressText}</small>
        {children}
      </p>
    </div>
  );
}
