import type { playRound } from '../../src/contract/round';
import type { Chance } from '../core/chance';
import { refuse } from '../core/refusal';

type Input = NonNullable<(typeof playRound)['types']>['in'];

interface Fate {
  times: number;
  outcome: { symbols?: string[]; crashedAt?: number; number?: number };
}

const SYMBOLS = ['cherry', 'lemon', 'bell', 'star', 'gem', 'seven'];
/** What three of a kind pay, in the order above; any pair pays a little. */
const THREE = [4, 6, 8, 12, 25, 60];
const PAIR = 0.85;

/** Three reels of six symbols: gives back some 96 of 100. */
function spin(chance: Chance): Fate {
  const drawn = [0, 0, 0].map(() => chance.whole(0, SYMBOLS.length - 1));
  const kinds = new Set(drawn).size;
  const three = THREE[drawn[0] ?? 0] ?? 0;
  const times = kinds === 1 ? three : kinds === 2 ? PAIR : 0;
  return { times, outcome: { symbols: drawn.map((one) => SYMBOLS[one] ?? '') } };
}

/** The curve breaks at a point that it reaches 97 times of 100 divided by the point. */
function crash(chance: Chance, asked = 2): Fate {
  const target = Math.floor(asked * 100 + 1e-6) / 100;
  const crashedAt = Math.min(1000, Math.max(1, Math.floor(97 / (1 - chance.next())) / 100));
  return { times: target <= crashedAt ? target : 0, outcome: { crashedAt } };
}

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const HALVES: Record<string, (n: number) => boolean> = {
  red: (n) => REDS.includes(n),
  black: (n) => n > 0 && !REDS.includes(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n > 0 && n % 2 === 0,
  low: (n) => n >= 1 && n <= 18,
  high: (n) => n >= 19,
};

/** A wheel with one zero. */
function table(chance: Chance, choice = 'red'): Fate {
  const half = Object.hasOwn(HALVES, choice) ? HALVES[choice] : undefined;
  const isNumber = /^\d{1,2}$/.test(choice) && Number(choice) <= 36;
  if (!half && !isNumber) refuse('choice_invalid');
  const number = chance.whole(0, 36);
  const times = half ? (half(number) ? 2 : 0) : Number(choice) === number ? 36 : 0;
  return { times, outcome: { number } };
}

export function fateOf(chance: Chance, { kind, target, choice }: Input): Fate {
  if (kind === 'spin') return spin(chance);
  return kind === 'crash' ? crash(chance, target) : table(chance, choice);
}
