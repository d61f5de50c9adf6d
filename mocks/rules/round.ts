import type { InputOf } from '../../src/contract/endpoint';
import type { playRound } from '../../src/contract/round';
import type { Database } from '../core/database';
import type { Random } from '../core/random';
import { reject } from '../core/requestError';

type Input = InputOf<typeof playRound>;

interface RoundResult {
  times: number;
  outcome: { symbols?: string[]; crashedAt?: number; number?: number };
}

const SYMBOLS = ['cherry', 'lemon', 'bell', 'star', 'gem', 'seven'];
/** What three equal symbols pay, in the order above. A pair pays `PAIR`. */
const THREE_OF_A_KIND = [4, 6, 8, 12, 25, 60];
const PAIR = 0.85;

/** Three reels of six symbols. On average it pays 96 % of the stake. */
function playSpin(random: Random): RoundResult {
  const drawn = [0, 0, 0].map(() => random.integer(0, SYMBOLS.length - 1));
  const kinds = new Set(drawn).size;
  const three = THREE_OF_A_KIND[drawn[0] ?? 0] ?? 0;
  const times = kinds === 1 ? three : kinds === 2 ? PAIR : 0;
  return { times, outcome: { symbols: drawn.map((index) => SYMBOLS[index] ?? '') } };
}

/** The probability that the curve reaches a multiplier is 97 % divided by the multiplier. */
function playCrash(random: Random, multiplier = 2): RoundResult {
  const target = Math.floor(multiplier * 100 + 1e-6) / 100;
  const crashedAt = Math.min(1000, Math.max(1, Math.floor(97 / (1 - random.next())) / 100));
  return { times: target <= crashedAt ? target : 0, outcome: { crashedAt } };
}

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const EVEN_MONEY_BETS: Record<string, (n: number) => boolean> = {
  red: (n) => REDS.includes(n),
  black: (n) => n > 0 && !REDS.includes(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n > 0 && n % 2 === 0,
  low: (n) => n >= 1 && n <= 18,
  high: (n) => n >= 19,
};

/** A roulette wheel with one zero. */
function playTable(random: Random, choice = 'red'): RoundResult {
  const wins = Object.hasOwn(EVEN_MONEY_BETS, choice) ? EVEN_MONEY_BETS[choice] : undefined;
  const isNumber = /^\d{1,2}$/.test(choice) && Number(choice) <= 36;
  if (!wins && !isNumber) reject('choice_invalid');
  const number = random.integer(0, 36);
  const times = wins ? (wins(number) ? 2 : 0) : Number(choice) === number ? 36 : 0;
  return { times, outcome: { number } };
}

function playOnce(random: Random, { kind, target, choice }: Input): RoundResult {
  if (kind === 'spin') return playSpin(random);
  return kind === 'crash' ? playCrash(random, target) : playTable(random, choice);
}

/** A number on a roulette wheel wins once in 37 rounds. */
const MOST_ATTEMPTS = 10_000;

/** Plays by chance, or until the round ends as the admin API has decided. */
export function playRoundOf(db: Database, input: Input): RoundResult {
  const { nextRound, random } = db;
  db.nextRound = undefined;
  let result = playOnce(random, input);
  if (!nextRound) return result;
  for (let i = 0; i < MOST_ATTEMPTS; i++) {
    if (result.times > 1 === (nextRound === 'win')) break;
    result = playOnce(random, input);
  }
  return result;
}
