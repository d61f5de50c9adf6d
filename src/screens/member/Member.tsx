import '../../ui/Card.css';
import './member.css';
import { computed, effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createReward } from '../../stores/reward';
import { createSession } from '../../stores/session';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { createVip } from '../../stores/vip';
import { Badge, badgeText } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { VipCard } from '../../widgets/VipCard';
import { BalanceCard } from './BalanceCard';
import { Rows } from './Rows';
import { Tiles } from './Tiles';
import { TrialCard } from './TrialCard';
import { Who } from './Who';

/** A member's own place: who they are, their money, and the way to everything that is theirs. */
export default function Member() {
  const { isReal, standing } = useStore(createSession);
  const vip = useStore(createVip);
  const reward = useStore(createReward);
  const isTrial = computed(() => standing.value === 'trial');
  useMount(() =>
    effect(() => {
      if (!isReal.value) return;
      untracked(() => {
        void vip.standing.load();
        void reward.all.load();
      });
    }),
  );
  return (
    <div className="member">
      <Top />
      <Who />
      <When is={isTrial} or={() => <VipCard href={paths.vip} />}>
        {() => <TrialCard />}
      </When>
      <BalanceCard />
      <Tiles />
      <Rows />
    </div>
  );
}

function Top() {
  const { back } = useApp();
  const { total } = useStore(createUnread);
  const shown = computed(() => badgeText(total.value));
  return (
    <header className="header header-page">
      <IconButton icon="arrow-left" label={t('app.back')} flips onClick={back} />
      <h1>{t('title.member')}</h1>
      <span className="header-end member-bell">
        <IconButton icon="bell" label={t('title.messages')} href={paths.message}>
          <Badge count={total} label={t('app.unread', { n: shown })} />
        </IconButton>
      </span>
    </header>
  );
}
