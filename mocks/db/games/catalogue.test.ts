import { expect, test } from 'vitest';
import { lotteries } from '../../../fixtures/lottery/lotteries';
import { allGames, launchNamesOf } from './catalogue';

test('S2.29 each lottery has one game in the catalogue, with its own name, vendor and type', () => {
  const games = allGames().filter(({ lottoMode }) => lottoMode !== undefined);
  const opened = games.map((game) => {
    const { gameId, gameType, vassalage } = launchNamesOf(game);
    return { gameId, gameType, vendor: vassalage, name: game.name, lottoMode: game.lottoMode };
  });
  const expected = lotteries.map(({ gameId, gameType, vendor, name, lottoMode }) => ({
    ...{ gameId, gameType, vendor, name, lottoMode },
  }));
  const byId = (a: { gameId: string }, b: { gameId: string }) => a.gameId.localeCompare(b.gameId);
  expect(opened.toSorted(byId)).toEqual(expected.toSorted(byId));
});
