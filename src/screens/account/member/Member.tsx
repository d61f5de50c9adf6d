import '../../../ui/content/Card.css';
import './member.css';
import type { Resource } from '@kit/data/resource';
import { useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createNewMember } from '../../../stores/account/newMember';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createUnread } from '../../../stores/messages/unread';
import { createReward } from '../../../stores/promotions/reward';
import { createVip } from '../../../stores/promotions/vip';
import { createSystem } from '../../../stores/site/system';
import { IconButton } from '../../../ui/controls/IconButton';
import { FirstSteps } from '../../../widgets/account/member/FirstSteps';
import { UnreadBadge } from '../../../widgets/account/member/UnreadBadge';
import { VipCard } from '../../../widgets/account/member/VipCard';
import { LoadError } from '../../../widgets/site/app/LoadError';
import { hasFailed } from '../../../widgets/site/app/LoadFailure';
import { LoadMissing } from '../../../widgets/site/app/LoadMissing';
import { rewardEntry } from '../../../widgets/site/navigation/memberEntries';
import { paths } from '../../../widgets/site/navigation/paths';
import { ScreenHeader } from '../../../widgets/site/navigation/ScreenHeader';
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
      {({ error }) => <LoadError error={error.peek()} compact retry={retry} />}
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
