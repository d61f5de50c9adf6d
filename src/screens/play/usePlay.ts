import { effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { isApiError } from '../../api/ApiError';
import { createGame } from '../../stores/game';
import { createLaunch, type Wish } from '../../stores/launch';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { hasOwnLobby, hrefOfLotteryLobby } from '../../widgets/launchPaths';
import { hrefOfList, paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { wishOf } from './wishOf';

const loginFor = (here: string) => `${paths.login}?back=${encodeURIComponent(here)}`;

/** Opens what the address asks for, or leads to where that is opened. */
export function usePlay() {
  const app = useApp();
  const { isLoggedIn } = useStore(createSession);
  const { vendors } = useStore(createGame);
  const { opened, close } = useStore(createLaunch);

  const go = (to: string) => app.open(to, { replace: true });

  /** A vendor alone may have its games in a list of ours instead of a lobby of its own. */
  async function isList({ nodeId, vendor, category }: Wish) {
    if (nodeId || !vendor) return false;
    if (vendors.value.peek() === undefined) await vendors.load(undefined);
    const known = vendors.value.peek()?.flatMap(({ vassalages }) => vassalages) ?? [];
    const isMarked = known.some((one) => one.vassalage === vendor && one.openAs === 'VASSALAGE');
    if (isMarked) go(hrefOfList({ gameType: category ?? '', vassalage: vendor }));
    return isMarked;
  }

  async function start(query: URLSearchParams) {
    const wish = wishOf(query);
    if (!wish.isFree && !isLoggedIn.peek()) return go(loginFor(`${paths.play}?${query}`));
    if (!wish.nodeId && !wish.vendor) return go(paths.games);
    if (wish.vendor && hasOwnLobby(wish.vendor)) return go(hrefOfLotteryLobby(wish.vendor));
    if (await isList(wish)) return;
    if (app.address.peek().query !== query) return;
    await opened.load(wish);
    const error = opened.error.peek();
    if (isApiError(error) && error.code === 'lottery_launcher_needed') go(paths.lottery);
  }

  useMount(() => {
    const stop = effect(() => {
      const { path, query } = app.address.value;
      if (path === paths.play) untracked(() => void start(query));
    });
    return () => {
      stop();
      close();
    };
  });
}
