import { createResource } from '@kit/data/resource';
import { batch, computed } from '@kit/render/signals';
import { config } from '../../config/config';
import { launchGame } from '../../contract/games/launch';
import { cashOut, crashRound, playRound } from '../../contract/games/round';
import { createLogin } from '../account/login';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { setBalance } from '../cashier/balanceChange';
import { createWallet } from '../cashier/wallet';
import { isAllowedPage } from '../site/allowedOrigin';
import { createSystem } from '../site/system';
import { type Game, gameOf } from './gameOf';
import { createRecent } from './recent';

/** The game to open. With a vendor alone: the vendor's lobby. */
export interface LaunchRequest {
  nodeId?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
  gameId?: string | undefined;
  gameCode: string;
  isFree: boolean;
}

export interface OpenedGame {
  url: string;
  ticket: string;
  isFree: boolean;
  leastStake: number;
  /** Bets count for the member's session plan. */
  countsForPlan: boolean;
  opensOutside: boolean;
  game: Game;
}

/** A round that a game requests. The same id again counts once. */
export interface RoundRequest {
  id: string;
  kind: 'spin' | 'crash' | 'table';
  stake: number;
  target?: number;
  choice?: string;
}

/** The server sent an address that is not among the platform's game servers. */
export class UnknownOrigin extends Error {
  override name = 'UnknownOrigin';
}

const inputOf = ({ isFree, ...names }: LaunchRequest) => {
  const present = Object.entries(names).filter(([, value]) => value);
  return { ...Object.fromEntries(present), supportPlay: isFree };
};

/** The game as the request names it, for a reply that does not contain it. */
const requestedGame = ({ nodeId = '', gameId, vendor }: LaunchRequest) => ({
  nodeId,
  ...(gameId ? { gameId } : {}),
  ...(vendor ? { vassalage: vendor } : {}),
});

/** The game that is open. There is one at a time. */
export function createLaunch({ call, use, memberOwned, memberSignal }: Host) {
  const { member, isReal, isLoggedIn, loadMember } = use(createSession);
  const { startFreePlay } = use(createLogin);
  const wallet = use(createWallet);
  const { remember } = use(createRecent);
  const { loadSettings } = use(createSystem);
  /** The open game is free. Not for a trial account, whose own balance is play money. */
  const isPlayMoney = memberSignal(false);
  /** Undefined until the server has said how much there is. */
  const playMoney = memberSignal<number | undefined>(undefined);

  // Not a memberResource: that may load again at any time, and each load opens the game once more.
  const opened = memberOwned(createResource(open));

  async function open(
    request: LaunchRequest,
    { signal }: { signal: AbortSignal },
  ): Promise<OpenedGame> {
    if (request.isFree && !isLoggedIn.peek()) await startFreePlay();
    const reply = await call(launchGame, inputOf(request), { signal });
    const { url } = reply;
    const origins = config.launchOrigins ?? (await loadSettings()).launchOrigins;
    if (!isAllowedPage(url, origins)) throw new UnknownOrigin(url);
    const game = gameOf(reply.game ?? requestedGame(request));
    const isFree = reply.isFree ?? request.isFree;
    if (!member.peek()) await loadMember();
    // The session may have ended while the settings or the member were loading, which `signal` does not abort.
    signal.throwIfAborted();
    batch(() => {
      isPlayMoney.value = isFree && isReal.peek();
      playMoney.value = reply.balance;
    });
    // The game can be played without being in the list of recent games, so nothing waits for this call.
    remember(game).catch(() => undefined);
    const { ticket, leastStake, countsForPlan = false, opensOutside = false } = reply;
    return { url, ticket, isFree, leastStake, countsForPlan, opensOutside, game };
  }

  function setShownBalance(balance: number) {
    if (isPlayMoney.peek()) playMoney.value = balance;
    else setBalance(wallet, balance);
  }

  return {
    opened,
    isPlayMoney,
    balance: computed(() => (isPlayMoney.value ? playMoney : wallet.balance).value),
    setBalance: setShownBalance,

    /** Takes the stake at once. The win follows by `setBalance` when the game has shown it. */
    async play({ id, ...round }: RoundRequest) {
      const launched = opened.value.peek();
      if (!launched?.ticket) throw new Error('no game is open');
      const { game, ticket } = launched;
      const played = await call(
        playRound,
        { nodeId: game.id, ticket, ...round },
        { idempotencyKey: `${ticket}-${id}` },
      );
      if (opened.value.peek() === launched)
        setShownBalance(Math.round((played.balance - played.win) * 100) / 100);
      // The game was closed before the reply, so it will not show the win: the wallet is read again instead.
      else void wallet.reload();
      return played;
    },

    /** How a crash round stands. */
    loadCrashRound: (roundId: string) => call(crashRound, { roundId }),

    /** Leaves a crash round. Its key is its id, because it can be left only once. */
    cashOut: (roundId: string) => call(cashOut, { roundId }, { idempotencyKey: `out-${roundId}` }),

    /** Reads the balance again: it may differ from what the game has shown. */
    close() {
      batch(() => {
        opened.reset();
        isPlayMoney.value = false;
        playMoney.value = undefined;
      });
      if (isLoggedIn.peek()) void wallet.reload();
    },
  };
}
