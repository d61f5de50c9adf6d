import { createResource } from '@kit/resource';
import { batch, computed, signal } from '@kit/signals';
import { launchGame } from '../contract/launch';
import { playRound } from '../contract/round';
import { type Game, gameOf } from './game';
import type { Host } from './host';
import { createRecent } from './recent';
import { createSession } from './session';
import { createSystem } from './system';
import { createWallet } from './wallet';

/** What is to be opened: a game, or with a vendor alone its lobby. */
export interface Wish {
  nodeId?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
  gameId?: string | undefined;
  gameCode: string;
  isFree: boolean;
}

export interface Opened {
  url: string;
  ticket: string;
  isFree: boolean;
  leastStake: number;
  opensOutside: boolean;
  game: Game;
}

/** A round as the game asks for it; its id makes a repeated one count once. */
export interface RoundWish {
  id: string;
  kind: 'spin' | 'crash' | 'table';
  stake: number;
  target?: number;
  choice?: string;
}

/** The launcher answered with an address that the platform does not vouch for. */
export class UnknownOrigin extends Error {
  override name = 'UnknownOrigin';
}

export function allowedUrl(url: string, origins: readonly string[]): string {
  const { origin, protocol } = URL.canParse(url) ? new URL(url) : { origin: '', protocol: '' };
  if (!/^https?:$/.test(protocol) || !origins.includes(origin)) throw new UnknownOrigin(origin);
  return url;
}

const present = (wish: Wish) => {
  const { isFree, ...named } = wish;
  const known = Object.entries(named).filter(([, value]) => value);
  return { ...Object.fromEntries(known), supportPlay: isFree };
};

/** One game is open at a time. */
export function createLaunch({ call, use }: Host) {
  const { member, isReal, isLoggedIn, tryFree } = use(createSession);
  const { balance: ownBalance, know, reload } = use(createWallet);
  const { remember } = use(createRecent);
  const { launchOrigins } = use(createSystem);
  /** Play money of a free game. A trial account has its own and needs none. */
  const playMoney = signal<number | undefined>(undefined);

  const opened = createResource(async (wish: Wish, { signal }): Promise<Opened> => {
    if (wish.isFree && !isLoggedIn.peek()) await tryFree();
    const read = await call(launchGame, present(wish), { signal });
    const url = allowedUrl(read.url, await launchOrigins());
    const game = gameOf(read.game);
    if (member.peek() === null)
      await use(createSession)
        .loadMember()
        .catch(() => undefined);
    playMoney.value = read.isFree && isReal.peek() ? read.balance : undefined;
    // Nothing waits for it, and a game is played as well without.
    remember(game).catch(() => undefined);
    const { ticket, isFree, leastStake, opensOutside = false } = read;
    return { url, ticket, isFree, leastStake, opensOutside, game };
  });

  function put(balance: number) {
    if (playMoney.peek() === undefined) know(balance);
    else playMoney.value = balance;
  }

  return {
    opened,
    isPlayMoney: computed(() => playMoney.value !== undefined),
    balance: computed(() => playMoney.value ?? ownBalance.value),
    put,

    /** Takes the stake at once; the win is put when the game has shown it. */
    async play({ id, ...asked }: RoundWish) {
      const { game, ticket } = opened.value.peek() ?? {};
      if (!game || !ticket) throw new Error('no game is open');
      const key = `${ticket}-${id}`;
      const round = await call(
        playRound,
        { nodeId: game.id, ticket, ...asked },
        { idempotencyKey: key },
      );
      put(Math.round((round.balance - round.win) * 100) / 100);
      return round;
    },

    /** Whatever the game has shown, the wallet is the truth. */
    close() {
      batch(() => {
        opened.reset();
        playMoney.value = undefined;
      });
      if (isLoggedIn.peek()) void reload();
    },
  };
}
