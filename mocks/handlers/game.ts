import * as contract from '../../src/contract/game';
import type { Database } from '../core/database';
import { foldText } from '../core/foldText';
import { handle } from '../core/handle';
import { type CatalogueGame, gamesWith, hotGames, toWireGame } from '../db/catalogue';
import { settingOf } from '../db/setting';
import { categoriesOf } from '../rules/categories';
import { lobbyNews } from '../rules/news';

const HOT_COUNT = 36;
const PAGE_SIZE = 12;
const SUGGESTED = 8;

type Query = NonNullable<(typeof contract.gameList)['types']>['in'];

/** True for a scenario in which the operator has no games. */
const isEmpty = (db: Database) => settingOf(db, 'catalogue').isEmpty;

/** Tests games only for the filters that are set. A category alone needs no test. */
function filterGames(query: Query): CatalogueGame[] {
  const { gameType, vassalage, gameClassify, gameFeature, minBet, minLine } = query;
  const words = foldText(query.gameName ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const vendors = vassalage ? new Set(vassalage.split(',')) : undefined;
  const features = gameFeature ? gameFeature.split(',') : [];
  const tests: ((game: CatalogueGame) => boolean)[] = [];
  if (vendors && gameType) tests.push((game) => game.gameType === gameType);
  if (vendors) tests.push((game) => vendors.has(game.vassalage));
  if (gameClassify) tests.push((game) => game.gameCategory === gameClassify);
  if (minBet !== undefined) tests.push((game) => game.minBet >= minBet);
  if (minLine !== undefined) tests.push((game) => game.lines >= minLine);
  for (const feature of features) tests.push((game) => game.features.includes(feature));
  for (const word of words) tests.push((game) => game.searchText.includes(word));
  const list = gamesWith(query);
  return tests.length ? list.filter((game) => tests.every((test) => test(game))) : list;
}

export const game = [
  handle(contract.vendorTypes, ({ db }) =>
    categoriesOf(settingOf(db, 'order').categories, settingOf(db, 'catalogue').closedVendors),
  ),

  handle(contract.gameList, ({ db, input, languageCode, rawInput }) => {
    const { pageNo = 1, pageSize = PAGE_SIZE } = input;
    const found = isEmpty(db) ? [] : filterGames(input);
    const from = (pageNo - 1) * pageSize;
    const language = typeof rawInput.language === 'string' ? rawInput.language : languageCode;
    return {
      games: found.slice(from, from + pageSize).map((game) => toWireGame(game, language)),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  }),

  handle(contract.hotGames, ({ db, input, languageCode }) =>
    (isEmpty(db) ? [] : hotGames(input.gameType))
      .slice(0, HOT_COUNT)
      .map((game) => toWireGame(game, languageCode)),
  ),

  handle(contract.popularGames, ({ db, languageCode }) =>
    (isEmpty(db) ? [] : hotGames())
      .filter(({ lottoMode }) => lottoMode !== undefined)
      .slice(0, 12)
      .map((game) => toWireGame(game, languageCode)),
  ),

  handle(contract.suggestions, ({ db, input, languageCode }) => {
    const language = languageCode === 'ES' ? 'ES' : 'EN';
    const words = foldText(input.gameName).split(/\s+/).filter(Boolean);
    if (!words.length || isEmpty(db)) return [];
    const found = new Set<string>();
    for (const { searchText: searched, name } of hotGames()) {
      if (words.every((word) => searched.includes(word))) found.add(name[language]);
      if (found.size === SUGGESTED) break;
    }
    return [...found];
  }),

  handle(contract.lobbyNews, ({ db, input, languageCode }) =>
    isEmpty(db) ? [] : lobbyNews(db, languageCode).slice(0, input.limitNum ?? 10),
  ),
];
