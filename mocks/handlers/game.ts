import * as contract from '../../src/contract/game';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { gamesWith, hottest, type Listed, toWireGame } from '../db/catalogue';
import { settingOf } from '../db/setting';
import { categoriesOf } from '../rules/categories';
import { newsOf } from '../rules/news';

const HOT_COUNT = 36;
const PAGE_SIZE = 12;
const SUGGESTED = 8;

type Query = NonNullable<(typeof contract.gameList)['types']>['in'];

/** An operator without games, for the screens that must say so. */
const isEmpty = (db: Database) => settingOf(db, 'catalogue').isEmpty;

/** Only what was asked for is looked at: a whole category needs no look at its games. */
function listOf(query: Query): Listed[] {
  const { gameType, vassalage, gameClassify, gameFeature, minBet, minLine } = query;
  const name = query.gameName?.trim().toLocaleLowerCase();
  const vendors = vassalage ? new Set(vassalage.split(',')) : undefined;
  const features = gameFeature ? gameFeature.split(',') : [];
  const tests: ((game: Listed) => boolean)[] = [];
  if (vendors && gameType) tests.push((game) => game.gameType === gameType);
  if (vendors) tests.push((game) => vendors.has(game.vassalage));
  if (gameClassify) tests.push((game) => game.gameCategory === gameClassify);
  if (minBet !== undefined) tests.push((game) => game.minBet >= minBet);
  if (minLine !== undefined) tests.push((game) => game.lines >= minLine);
  for (const feature of features) tests.push((game) => game.features.includes(feature));
  if (name) tests.push((game) => game.searched.includes(name));
  const list = gamesWith(query);
  return tests.length ? list.filter((game) => tests.every((fits) => fits(game))) : list;
}

export const game = [
  handle(contract.vendorTypes, ({ db }) => categoriesOf(settingOf(db, 'order'))),

  handle(contract.gameList, ({ db, input, languageCode, wire }) => {
    const { pageNo = 1, pageSize = PAGE_SIZE } = input;
    const found = isEmpty(db) ? [] : listOf(input);
    const from = (pageNo - 1) * pageSize;
    const language = typeof wire.language === 'string' ? wire.language : languageCode;
    return {
      games: found.slice(from, from + pageSize).map((one) => toWireGame(one, language)),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  }),

  handle(contract.hotGames, ({ db, input, languageCode }) =>
    (isEmpty(db) ? [] : hottest(input.gameType))
      .slice(0, HOT_COUNT)
      .map((one) => toWireGame(one, languageCode)),
  ),

  handle(contract.popularGames, ({ db, languageCode }) =>
    (isEmpty(db) ? [] : hottest())
      .filter(({ lottoMode }) => lottoMode !== undefined)
      .slice(0, 12)
      .map((one) => toWireGame(one, languageCode)),
  ),

  handle(contract.suggestions, ({ db, input, languageCode }) => {
    const language = languageCode === 'ES' ? 'ES' : 'EN';
    const wanted = input.gameName.trim().toLocaleLowerCase();
    if (!wanted || isEmpty(db)) return [];
    const found = new Set<string>();
    for (const { searched, name } of hottest()) {
      if (searched.includes(wanted)) found.add(name[language]);
      if (found.size === SUGGESTED) break;
    }
    return [...found];
  }),

  handle(contract.lobbyNews, ({ db, input, languageCode }) =>
    isEmpty(db) ? [] : newsOf(db, languageCode).slice(0, input.limitNum ?? 10),
  ),
];
