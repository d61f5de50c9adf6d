import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createJustLoggedIn } from '../session/justLoggedIn';
import { ChatButton } from './ChatButton';
import { TrialHeader } from './TrialHeader';

const loadPopups = async () => {
  const [{ Popups }] = await Promise.all([import('./Popups'), loadTexts('notice')]);
  return Popups;
};

/** The parts of home that load after its games. */
export function HomeExtras() {
  const { hasFlag } = useStore(createSystem);
  const { isHome } = useStore(createCurrentRoute);
  const { hasJustLoggedIn } = useStore(createJustLoggedIn);
  const needsPopups = computed(() => isHome.value && hasJustLoggedIn.value);
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
