import * as contract from '../../../src/contract/games/winner';
import { handle } from '../../core/handle';
import { drawnGames, listTypeOf } from '../../db/games/catalogue';
import { settingOf } from '../../db/site/setting';
import { latestWins, toWireWinner } from '../../rules/games/winners';

const SEEDED_WINS = 100;

/** Recent winners: those of the seed, which are the same at every call, and what was won since. */
export const winner = [
  handle(contract.winners, ({ db, input, languageCode }) => {
    const { gameCategory = 'ALL', limitNum = 100 } = input;
    const random = db.randomFor('winners');
    const games = drawnGames(db).filter(
      (game) => gameCategory === 'ALL' || listTypeOf(game) === gameCategory,
    );
    if (!games.length) return { list: [] };
    const ids = new Set(games.map(({ nodeId }) => nodeId));
    const seeded = Array.from({ length: SEEDED_WINS }, () => {
      const game = random.pick(games);
      const customerName = maskedName(random.pick(NAMES), random.digits(2));
      const amount = random.integer(8_000, 220_000) * random.integer(1, 10);
      return { game, customerName, amount };
    });
    const list = [...latestWins(db).filter(({ game }) => ids.has(game.nodeId)), ...seeded]
      .map((win) => toWireWinner(win, languageCode))
      .toSorted((a, b) => b.vo.winAmount - a.vo.winAmount);
    return { list: list.slice(0, Math.min(limitNum, settingOf(db, 'winners').max)) };
  }),
];

const NAMES = [
  'lucero',
  'mateo',
  'rosita',
  'joaquin',
  'kari',
  'ramiro',
  'abril',
  'teo',
  'nadia',
  'beto',
];

const maskedName = (name: string, digits: string) => `${name.slice(0, 2)}***${digits}`;
