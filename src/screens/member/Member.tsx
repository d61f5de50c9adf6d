import '../../ui/Card.css';
import './member.css';
import { Keyed } from '@kit/Keyed';
import type { Resource } from '@kit/resource';
import { computed, untracked } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createNewMember } from '../../stores/newMember';
import { createReward } from '../../stores/reward';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { createVip } from '../../stores/vip';
import { IconButton } from '../../ui/IconButton';
import { LoadError } from '../../widgets/app/LoadError';
import { hasFailed } from '../../widgets/app/LoadFailure';
import { LoadMissing } from '../../widgets/app/LoadMissing';
import { FirstSteps } from '../../widgets/member/FirstSteps';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';
import { VipCard } from '../../widgets/member/VipCard';
import { rewardEntry } from '../../widgets/navigation/memberEntries';
import { paths } from '../../widgets/navigation/paths';
import { ScreenHeader } from '../../widgets/navigation/ScreenHeader';
import { BalanceCard } from './BalanceCard';
import { MemberLinks } from './MemberLinks';
import { MemberSummary } from './MemberSummary';
import { MemberTiles } from './MemberTiles';
import { TrialCard } from './TrialCard';

/** The member centre: profile, balance and links to all member screens. */
export default function Member() {
  const { isReal, accountKind, memberInfo } = useStore(createSession);
  const { whiteLabel, showsMenu } = useStore(createSystem);
  const hasRewards = showsMenu(rewardEntry.key);
  const { isNew } = useStore(createNewMember);
  const vip = useStore(createVip);
  const reward = useStore(createReward);
  const isTrial = computed(() => accountKind.value === 'trial');
  useSignalEffect(() => {
    if (!isReal.value) return;
    untracked(() => void vip.vipStatus.load());
  });
  useSignalEffect(() => {
    if (isReal.value && hasRewards.value) untracked(() => void reward.all.load());
  });
  return (
    <div className="member">
      <MemberHeader />
      <MemberSummary />
      <LoadMissing of={memberInfo} />
      <When is={isTrial} or={() => <VipCard href={paths.vip} />}>
        {() => <TrialCard />}
      </When>
      <FailedParts of={[vip.vipStatus, reward.all]} />
      <When is={isNew}>{() => <FirstSteps />}</When>
      <BalanceCard />
      <MemberTiles />
      <LoadMissing of={whiteLabel} />
      <MemberLinks />
    </div>
  );
}

/** One error for the level and the rewards, and one retry. */
function FailedParts({ of }: { of: Resource<unknown>[] }) {
  const failed = computed(() => of.filter(hasFailed));
  const retry = async () => {
    await Promise.all(failed.peek().map(({ reload }) => reload()));
  };
  return (
    <Keyed of={computed(() => failed.value[0])}>
      {({ error }) => <LoadError error={error.peek()} title={undefined} compact retry={retry} />}
    </Keyed>
  );
}

function MemberHeader() {
  const { total } = useStore(createUnread);
  return (
    <ScreenHeader title={t('title.member')}>
      <IconButton icon="bell" label={t('title.messages')} href={paths.message}>
        <UnreadBadge count={total} />
      </IconButton>
    </ScreenHeader>
  );
}
