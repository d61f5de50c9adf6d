import * as contract from '../../../src/contract/games/game';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { foldText } from '../../core/values/foldText';
import { hotGames, toWireGame } from '../../db/games/catalogue';
import { settingOf } from '../../db/site/setting';
import { categoriesOf } from '../../rules/games/categories';
import { filterGames } from '../../rules/games/gameFilter';
import { sortedGames } from '../../rules/games/gameSort';
import { lobbyNews } from '../../rules/messages/news';

const HOT_COUNT = 36;
const PAGE_SIZE = 12;
const MAX_SUGGESTIONS = 8;
const POPULAR_COUNT = 12;

/** True for a scenario in which the operator has no games. */
const isEmpty = (db: Database) => settingOf(db, 'catalogue').isEmpty;

export const game = [
  handle(contract.vendorTypes, ({ db }) =>
    categoriesOf(settingOf(db, 'order').categories, settingOf(db, 'catalogue').closedVendors),
  ),

  handle(contract.gameList, ({ db, input, languageCode }) => {
    const { pageNo = 1, pageSize = PAGE_SIZE } = input;
    const sorted = input.sortBy && sortedGames(db, input.sortBy, languageCode);
    const found = isEmpty(db) ? [] : filterGames(input, sorted, db);
    const from = (pageNo - 1) * pageSize;
    return {
      games: found.slice(from, from + pageSize).map((game) => toWireGame(game, languageCode)),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  }),

  handle(contract.hotGames, ({ db, input, languageCode }) =>
    (isEmpty(db) ? [] : hotGames(input.gameType, db))
      .slice(0, HOT_COUNT)
      .map((game) => toWireGame(game, languageCode)),
  ),

  handle(contract.popularGames, ({ db, languageCode }) =>
    (isEmpty(db) ? [] : hotGames(undefined, db))
      .filter(({ lottoMode }) => lottoMode !== undefined)
      .slice(0, POPULAR_COUNT)
      .map((game) => toWireGame(game, languageCode)),
  ),

  handle(contract.suggestions, ({ db, input, language }) => {
    const words = foldText(input.gameName).split(/\s+/).filter(Boolean);
    if (!words.length || isEmpty(db)) return [];
    const found = new Set<string>();
    for (const { searchText, name } of hotGames(undefined, db)) {
      if (words.every((word) => searchText.includes(word))) found.add(name[language]);
      if (found.size === MAX_SUGGESTIONS) break;
    }
    return [...found];
  }),

  handle(contract.lobbyNews, ({ db, input, languageCode }) =>
    isEmpty(db) ? [] : lobbyNews(db, languageCode).slice(0, input.limitNum ?? 10),
  ),
];
