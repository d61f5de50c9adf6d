import { useMount } from '@kit/render/hooks';
import { effect, untracked } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createGameFacts } from '../../../stores/games/gameFacts';
import { createLaunch, type LaunchRequest } from '../../../stores/games/launch';
import { createLottery } from '../../../stores/lottery/lottery';
import { createMarket } from '../../../stores/site/market';
import {
  hasLotteryLobby,
  hrefOfLotteryLobby,
  hrefOfPlay,
  isLottery,
} from '../../../widgets/games/play/launchPaths';
import { hrefOfLotteryCard } from '../../../widgets/lottery/hrefOfLotteryCard';
import { useApp } from '../../../widgets/site/app/useApp';
import {
  hrefOfList,
  hrefOfLogin,
  hrefOfNamedGame,
  paths,
} from '../../../widgets/site/navigation/paths';

/** The game or the vendor's lobby that an address of this page names. */
export function launchRequestOf(query: URLSearchParams): LaunchRequest {
  const param = (name: string) => query.get(name) || undefined;
  return {
    nodeId: param('game'),
    vendor: param('vendor'),
    category: param('category'),
    gameId: param('gameId'),
    gameCode: param('code') ?? 'lobby',
    isFree: query.get('free') === '1',
  };
}

/** Launches the game that the address names, or redirects to the page that can open it. */
export function useGameLaunch() {
  const app = useApp();
  const { isLoggedIn } = useStore(createSession);
  const { vendors, known } = useStore(createGame);
  const { launchNamesOf } = useStore(createGameFacts);
  const { opened, close } = useStore(createLaunch);
  const { freePlay } = useStore(createMarket);
  const { all, lotteryOf } = useStore(createLottery);

  const redirect = (to: string) => app.navigate(to, { replace: true });

  /** Some vendors have no lobby of their own: their games open as a list in the app. */
  async function opensAsList({ nodeId, vendor }: LaunchRequest) {
    if (nodeId || !vendor) return false;
    if (vendors.value.peek() === undefined) await vendors.load(undefined);
    const allVendors = vendors.value.peek()?.flatMap(({ vassalages }) => vassalages) ?? [];
    return allVendors.some(
      ({ vassalage, openAs }) => vassalage === vendor && openAs === 'VASSALAGE',
    );
  }

  /** Lotteries have a launcher of their own. Its address needs what only the list of lotteries says. */
  async function hrefOfKnownLottery({ gameId = '' }: LaunchRequest) {
    await all.load();
    const lottery = lotteryOf(gameId).peek();
    return lottery ? hrefOfLotteryCard(lottery) : paths.lottery;
  }

  /** A link may name the game alone. The launcher wants the rest too. */
  async function hrefOfWholeLink({ nodeId = '', isFree }: LaunchRequest) {
    const game = known().get(nodeId);
    if (game?.vendor) return hrefOfPlay(game, isFree);
    const names = await launchNamesOf(nodeId);
    if (names.vassalage)
      return `${hrefOfNamedGame({ nodeId, ...names })}${isFree ? '&free=1' : ''}`;
  }

  async function launch(query: URLSearchParams) {
    const request = launchRequestOf(query);
    const isOpenToVisitors = request.isFree && ['everyone', 'never'].includes(freePlay.peek());
    if (!isOpenToVisitors && !isLoggedIn.peek())
      return redirect(hrefOfLogin(`${paths.play}?${query}`));
    if (!request.nodeId && !request.vendor) return redirect(paths.games);
    const wholeLink = request.vendor ? undefined : await hrefOfWholeLink(request);
    if (app.address.peek().query !== query) return;
    if (wholeLink) return redirect(wholeLink);
    if (request.vendor && hasLotteryLobby(request.vendor))
      return redirect(hrefOfLotteryLobby(request.vendor));
    const isList = await opensAsList(request);
    // The member may have left, or opened another game, while the vendors were loading.
    if (app.address.peek().query !== query) return;
    const { vendor: vassalage = '', category: gameType = '' } = request;
    if (isList) return redirect(hrefOfList({ gameType, vassalage }));
    if (isLottery(gameType)) return redirect(await hrefOfKnownLottery(request));
    await opened.load(request);
    const error = opened.error.peek();
    if (isApiError(error) && error.code === 'lottery_launcher_needed') redirect(paths.lottery);
  }

  useMount(() => {
    const stop = effect(() => {
      const { path, query } = app.address.value;
      if (path === paths.play) untracked(() => void launch(query));
    });
    return () => {
      stop();
      close();
    };
  });
}
