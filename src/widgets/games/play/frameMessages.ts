import type { GameFrameRules } from '../../../contract/site/gameFrameRules';

/** What a game in a frame may send to the app. Only `round`, `cashOut` and `order` move money. */
export type FrameMessage =
  | {
      type: 'round';
      id: string;
      kind: 'spin' | 'crash' | 'table';
      stake: number;
      target?: number;
      choice?: string;
    }
  | {
      type: 'order';
      id: string;
      play: 'straight' | 'any' | 'parity';
      numbers: string;
      stake: number;
    }
  /** Leaves the crash round with this id. */
  | { type: 'cashOut'; id: string }
  | { type: 'ready' }
  /** The game has shown the result of the bet with this id. */
  | { type: 'shown'; id: string }
  | { type: 'deposit' }
  /** A bet needs more than there is: `needed` is its stake, if the game says it. */
  | { type: 'balanceTooLow'; needed?: number }
  | { type: 'close' };

/** What the app sends to a game. */
export type HostMessage =
  | {
      type: 'state';
      balance: number | undefined;
      symbol: string;
      isSymbolBehind: boolean;
      decimals: number;
      locale: string;
      theme: string;
      leastStake: number;
      /** The backend rejects a higher bet, because of a bonus. */
      highestStake?: number | undefined;
      isFree: boolean;
      /** What the market asks of games. */
      rules?: GameFrameRules | undefined;
      lottery?: unknown;
    }
  /** A reality check or the cashier is shown above the game. */
  | { type: 'pause' }
  | { type: 'resume' }
  /** Money has arrived that the game does not know of: it reads the balance again. */
  | { type: 'balance' }
  | { type: 'result'; id: string; round?: unknown; order?: unknown }
  /** Lottery tickets that have their results. */
  | { type: 'settled'; orders: readonly unknown[] }
  | { type: 'rejected'; id: string; message: string; canRetry: boolean; code?: string }
  /** How a crash round stands. Without the round: the server cannot be reached now. */
  | { type: 'flight'; id: string; round?: unknown };

const PREFIX = 'feria:';
const KINDS = ['spin', 'crash', 'table'];
const PLAYS = ['straight', 'any', 'parity'];

type Untrusted = Record<string, unknown>;

const isMatch = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);
/** An id becomes part of a request header, so it has plain characters only. */
const isId = (value: unknown) => isMatch(value, /^[\w-]{1,64}$/);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e9;

/** Each returns the checked fields of a message, or false. */
const readers: Record<string, (message: Untrusted) => unknown> = {
  ready: () => ({}),
  deposit: () => ({}),
  close: () => ({}),
  balanceTooLow: ({ needed }) => (needed === undefined || isAmount(needed)) && { needed },
  shown: ({ id }) => isId(id) && { id },
  cashOut: ({ id }) => isId(id) && { id },
  round: ({ id, kind, stake, target, choice }) =>
    isId(id) &&
    KINDS.includes(kind as string) &&
    isAmount(stake) &&
    (target === undefined || isAmount(target)) &&
    (choice === undefined || isMatch(choice, /^[\w-]{1,8}$/)) && {
      id,
      kind,
      stake,
      target,
      choice,
    },
  order: ({ id, play, numbers, stake }) =>
    isId(id) &&
    PLAYS.includes(play as string) &&
    isMatch(numbers, /^[\w,-]{1,60}$/) &&
    isAmount(stake) && { id, play, numbers, stake },
};

/** The frame that messages are accepted from. */
export interface FrameSource {
  window: MessageEventSource | null | undefined;
  origin: string;
  /** Only for games of our own. The game of a vendor takes bets on its own server. */
  canPlaceBets: boolean;
}

/** The messages about bets. */
const BET_TYPES = ['round', 'cashOut', 'order', 'shown'];

/** Reads an untrusted message: its known fields only, or undefined when it is not valid. */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: FrameSource,
): FrameMessage | undefined {
  if (!frame.window || source !== frame.window || origin !== frame.origin) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Untrusted;
  if (typeof message.type !== 'string' || !message.type.startsWith(PREFIX)) return undefined;
  const type = message.type.slice(PREFIX.length);
  if (BET_TYPES.includes(type) && !frame.canPlaceBets) return undefined;
  const fields = Object.hasOwn(readers, type) && readers[type]?.(message);
  return fields ? ({ type, ...fields } as FrameMessage) : undefined;
}

export const encodeHostMessage = ({ type, ...fields }: HostMessage) => ({
  type: PREFIX + type,
  ...fields,
});
