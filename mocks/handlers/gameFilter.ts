import * as contract from '../../src/contract/gameFilter';
import { handle } from '../core/handle';
import { allGames, type CatalogueGame, factsOf } from '../db/catalogue';
import { settingOf } from '../db/setting';
import { chosenTests, type FilterName, fixedTests, type GameFilters } from '../rules/gameFilter';
import { SORTS } from '../rules/gameSort';

const NONE = { totalCount: 0, sorts: [], choices: [] };

const from = (filter: string, values: readonly number[], actual: number | undefined) =>
  values.filter((value) => (actual ?? -1) >= value).map((value) => `${filter} ${value}`);
const upTo = (filter: string, values: readonly number[], actual: number) =>
  values.filter((value) => actual <= value).map((value) => `${filter} ${value}`);
const one = (filter: string, value: string | undefined) => (value ? [`${filter} ${value}`] : []);
const flag = (filter: string, is: boolean) => (is ? [`${filter} true`] : []);

/** The choices of each filter that a game belongs to. */
const VALUES: Record<FilterName, (game: CatalogueGame) => string[]> = {
  vassalage: (game) => one('vassalage', game.vassalage),
  gameFeature: (game) => game.features.map((name) => `gameFeature ${name}`),
  minBet: ({ minBet }) => [
    ...upTo('maxMinBet', [0.1, 0.2, 0.5, 1], minBet),
    ...from('minBet', [2, 5], minBet),
  ],
  minLine: (game) => from('minLine', [10, 20, 25, 40], game.lines),
  minRtp: (game) => from('minRtp', [94, 95, 96, 97], factsOf(game).rtp),
  volatility: (game) => one('volatility', factsOf(game).volatility),
  supportPlay: (game) => flag('supportPlay', game.supportPlay),
  isNew: (game) => flag('isNew', game.isNew),
};

/** How many games each choice leaves, beside what is chosen in the other filters. */
function countChoices(query: GameFilters) {
  const fixed = fixedTests(query);
  const chosen = [...chosenTests(query)];
  const counts = new Map<string, number>();
  let totalCount = 0;
  for (const game of allGames()) {
    if (!fixed.every((test) => test(game))) continue;
    const failed = chosen.filter(([, test]) => !test(game)).map(([name]) => name);
    if (failed.length === 0) totalCount += 1;
    for (const filter of Object.keys(VALUES) as FilterName[]) {
      // Features narrow one another. In the other filters a choice replaces or widens what is chosen.
      const others = filter === 'gameFeature' ? failed : failed.filter((name) => name !== filter);
      for (const key of VALUES[filter](game))
        counts.set(key, (counts.get(key) ?? 0) + (others.length === 0 ? 1 : 0));
    }
  }
  const choices = [...counts].map(([key, count]) => {
    const [filter = '', value = ''] = key.split(' ');
    return { filter, value, count };
  });
  return { totalCount, choices };
}

export const gameFilter = [
  handle(contract.gameFilterChoices, ({ db, input }) =>
    settingOf(db, 'catalogue').isEmpty ? NONE : { sorts: [...SORTS], ...countChoices(input) },
  ),
];
