import type { InputOf } from '../../../src/contract/endpoint';
import type { playRound } from '../../../src/contract/games/round';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import type { Random } from '../../core/values/random';
import type { CatalogueGame } from '../../db/games/catalogue';
import { paybackOf, SYMBOLS } from '../../db/games/payback';

type Input = InputOf<typeof playRound>;

interface RoundResult {
  /** What the round pays, as a multiple of the stake. */
  multiplier: number;
  outcome: { symbols?: string[]; number?: number };
}

/** For a game that is played on another page. */
const USUAL = paybackOf({ nodeId: '', kind: 'RNG' }).pays ?? { pair: 0, triples: [] };

/** Three reels of six symbols. */
function playSpin(random: Random, { pair, triples } = USUAL): RoundResult {
  const drawn = [0, 0, 0].map(() => random.integer(0, SYMBOLS.length - 1));
  const different = new Set(drawn).size;
  const symbols = drawn.map((index) => SYMBOLS[index] ?? '');
  const triple = triples[drawn[0] ?? 0] ?? 0;
  const pairOrNothing = different === 2 ? pair : 0;
  return { multiplier: different === 1 ? triple : pairOrNothing, outcome: { symbols } };
}

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const EVEN_MONEY_BETS: Record<string, (number: number) => boolean> = {
  red: (number) => REDS.includes(number),
  black: (number) => number > 0 && !REDS.includes(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number > 0 && number % 2 === 0,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
};

/** A roulette wheel with one zero. */
function playTable(random: Random, choice = 'red'): RoundResult {
  const isWonBy = Object.hasOwn(EVEN_MONEY_BETS, choice) ? EVEN_MONEY_BETS[choice] : undefined;
  const isNumber = /^\d{1,2}$/.test(choice) && Number(choice) <= 36;
  if (!isWonBy && !isNumber) reject('choice_invalid');
  const number = random.integer(0, 36);
  const evenMoney = isWonBy?.(number) ? 2 : 0;
  const straight = Number(choice) === number ? 36 : 0;
  return { multiplier: isWonBy ? evenMoney : straight, outcome: { number } };
}

/** Plays one round as the facts of the game say. Crash rounds are no such rounds: they fly (flight.ts). */
export function playOnce(
  random: Random,
  { kind, choice }: Pick<Input, 'kind' | 'choice'>,
  game: Pick<CatalogueGame, 'nodeId' | 'kind'>,
): RoundResult {
  return kind === 'table' ? playTable(random, choice) : playSpin(random, paybackOf(game).pays);
}

/** The multiplier has two decimals, and the win whole cents. */
export const winOf = (stake: number, multiplier: number) =>
  Math.floor((stake * Math.round(multiplier * 100)) / 100);

/** Enough to get any result: the rarest one, a number on the roulette wheel, comes once in 37 rounds. */
const MAX_ATTEMPTS = 10_000;

/** Plays by chance, or until the round ends as the admin API has decided. */
export function playRoundOf(db: Database, input: Input, game: CatalogueGame): RoundResult {
  const { nextRound, random } = db;
  db.nextRound = undefined;
  let result = playOnce(random, input, game);
  if (!nextRound) return result;
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    const isWin = result.multiplier > 1;
    if (isWin === (nextRound === 'win')) break;
    result = playOnce(random, input, game);
  }
  return result;
}
