import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createSessionClock } from '../../stores/safePlay/sessionClock';
import { useApp } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';

/** Games have a bar of their own with both. */
const GAMES: string[] = [paths.play, paths.playLottery];

const loadLine = async () => {
  const texts = loadTexts('safePlay');
  const [{ SessionLine }] = await Promise.all([
    import('../../widgets/safePlay/information/SessionLine'),
    texts,
  ]);
  return SessionLine;
};

/** A clock and how long the session is, on every page of a member. Only a market that asks for it has them. */
export function SessionClock() {
  const { isEverywhere } = useStore(createSessionClock);
  const { isReal } = useStore(createSession);
  const { address } = useApp();
  // A page of ours in a frame, such as the lottery's, leaves it to the page around it.
  const isOn = computed(
    () =>
      isEverywhere.value &&
      isReal.value &&
      window.parent === window &&
      !GAMES.includes(address.value.path),
  );
  return (
    <When is={isOn}>{() => <Lazy load={loadLine}>{(SessionLine) => <SessionLine />}</Lazy>}</When>
  );
}
