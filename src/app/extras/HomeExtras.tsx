import { Lazy } from '@kit/Lazy';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { loadWords } from '../../i18n/locale';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { isHome } from '../currentRoute';
import { hasJustLoggedIn } from '../justLoggedIn';
import { ChatButton } from './ChatButton';
import { TrialHeader } from './TrialHeader';

const needsPopups = computed(() => isHome.value && hasJustLoggedIn.value);

const loadPopups = async () => {
  const [{ Popups }] = await Promise.all([import('./Popups'), loadWords('notice')]);
  return Popups;
};

/** The parts of home that load after its games. */
export function HomeExtras() {
  const { hasFlag } = useStore(createSystem);
  /** The platform's flag for the live chat. */
  const hasChat = hasFlag('CBS3');
  const { accountKind } = useStore(createSession);
  const isTrial = computed(() => isHome.value && accountKind.value === 'trial');
  return (
    <>
      <When is={isTrial}>{() => <TrialHeader />}</When>
      <When is={computed(() => isHome.value && hasChat.value)}>{() => <ChatButton />}</When>
      <Lazy when={needsPopups} load={loadPopups}>
        {(Popups) => <Popups />}
      </Lazy>
    </>
  );
}
