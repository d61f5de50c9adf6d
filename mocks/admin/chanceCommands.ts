import { type } from 'arktype';
import { Random } from '../core/values/random';
import { command, query } from './command';

const chanceBody = type({
  /** How the next round of a game ends. */
  'round?': "'win' | 'lose' | 'random'",
  /** Starts the random numbers again. */
  'seed?': 'string > 0',
});

/** The random numbers of the backend. The same seed gives the same numbers. */
export const chanceCommands = [
  query('/__mock/chance', ({ db }) => ({
    seed: db.options.seed,
    round: db.nextRound ?? 'random',
  })),
  command('/__mock/chance', chanceBody, ({ db, body: { round, seed } }) => {
    if (round) db.nextRound = round === 'random' ? undefined : round;
    if (seed) db.random.setState(Random.fromText(seed).getState());
    return { round: db.nextRound ?? 'random' };
  }),
];
