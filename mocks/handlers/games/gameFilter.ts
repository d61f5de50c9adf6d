import * as contract from '../../../src/contract/games/gameFilter';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { allGames, type CatalogueGame, factsOf } from '../../db/games/catalogue';
import { settingOf } from '../../db/site/setting';
import {
  chosenTests,
  type FilterName,
  fixedTests,
  type GameFilters,
} from '../../rules/games/gameFilter';
import { SORTS } from '../../rules/games/gameSort';

const NO_CHOICES = { totalCount: 0, sorts: [], choices: [] };

const choicesFrom = (filter: string, values: readonly number[], actual: number | undefined) =>
  values.filter((value) => (actual ?? -1) >= value).map((value) => `${filter} ${value}`);
const choicesUpTo = (filter: string, values: readonly number[], actual: number) =>
  values.filter((value) => actual <= value).map((value) => `${filter} ${value}`);
const choiceOf = (filter: string, value: string | undefined) =>
  value ? [`${filter} ${value}`] : [];
const choiceIf = (filter: string, isOn: boolean) => (isOn ? [`${filter} true`] : []);

/** The choices of each filter that a game fits, as `<filter> <value>`. */
const CHOICES: Record<FilterName, (game: CatalogueGame) => string[]> = {
  vassalage: (game) => choiceOf('vassalage', game.vassalage),
  gameFeature: (game) => game.features.map((name) => `gameFeature ${name}`),
  minBet: ({ minBet }) => [
    ...choicesUpTo('maxMinBet', [0.1, 0.2, 0.5, 1], minBet),
    ...choicesFrom('minBet', [2, 5], minBet),
  ],
  minLine: (game) => choicesFrom('minLine', [10, 20, 25, 40], game.lines),
  minRtp: (game) => choicesFrom('minRtp', [94, 95, 96, 97], factsOf(game).rtp),
  volatility: (game) => choiceOf('volatility', factsOf(game).volatility),
  supportPlay: (game) => choiceIf('supportPlay', game.supportPlay),
  isNew: (game) => choiceIf('isNew', game.isNew),
  // The app knows by the member's bonus which types to leave out.
  withoutGameTypes: () => [],
};

/** For each choice, how many games fit it and what is chosen in the other filters. */
function countChoices(db: Database, query: GameFilters) {
  const fixed = fixedTests(query);
  const chosen = [...chosenTests(query)];
  const counts = new Map<string, number>();
  let totalCount = 0;
  for (const game of allGames(db)) {
    if (!fixed.every((test) => test(game))) continue;
    const failed = chosen.filter(([, test]) => !test(game)).map(([name]) => name);
    if (failed.length === 0) totalCount += 1;
    for (const filter of Object.keys(CHOICES) as FilterName[]) {
      // A game must have all chosen features. In every other filter, a choice replaces the chosen value or adds to it.
      const failedOthers =
        filter === 'gameFeature' ? failed : failed.filter((name) => name !== filter);
      for (const key of CHOICES[filter](game))
        counts.set(key, (counts.get(key) ?? 0) + (failedOthers.length === 0 ? 1 : 0));
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
    settingOf(db, 'catalogue').isEmpty
      ? NO_CHOICES
      : { sorts: [...SORTS], ...countChoices(db, input) },
  ),
];
