/** All that a game in a frame may say. Money moves only through the first two. */
export type FrameWord =
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
  | { type: 'ready' }
  | { type: 'shown'; id: string }
  | { type: 'deposit' }
  | { type: 'close' };

/** What the app says to a game. */
export type HostWord =
  | {
      type: 'state';
      balance: number | undefined;
      symbol: string;
      isSymbolBehind: boolean;
      locale: string;
      theme: string;
      leastStake: number;
      isFree: boolean;
      lottery?: unknown;
    }
  | { type: 'result'; id: string; round?: unknown; order?: unknown }
  | { type: 'refused'; id: string; message: string; mayRepeat: boolean };

const PREFIX = 'feria:';
const KINDS = ['spin', 'crash', 'table'];
const PLAYS = ['straight', 'any', 'parity'];

type Loose = Record<string, unknown>;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e9;

const readers: Record<string, (said: Loose) => unknown> = {
  ready: () => ({}),
  deposit: () => ({}),
  close: () => ({}),
  shown: ({ id }) => isText(id, 64) && { id },
  round: ({ id, kind, stake, target, choice }) =>
    isText(id, 64) &&
    KINDS.includes(kind as string) &&
    isAmount(stake) &&
    (target === undefined || isAmount(target)) &&
    (choice === undefined || isText(choice, 8)) && { id, kind, stake, target, choice },
  order: ({ id, play, numbers, stake }) =>
    isText(id, 64) &&
    PLAYS.includes(play as string) &&
    isText(numbers, 60) &&
    isAmount(stake) && { id, play, numbers, stake },
};

/** Of a known shape, with nothing more in it than that shape; or nothing. */
export function readFrameWord(data: unknown): FrameWord | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const said = data as Loose;
  if (typeof said.type !== 'string' || !said.type.startsWith(PREFIX)) return undefined;
  const type = said.type.slice(PREFIX.length);
  const read = Object.hasOwn(readers, type) && readers[type]?.(said);
  return read ? ({ type, ...read } as FrameWord) : undefined;
}

export const toFrame = ({ type, ...rest }: HostWord) => ({ type: PREFIX + type, ...rest });
