import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

/** A game as the API sends it. Several fields have two names, and either may be missing. */
const gameFields = type({
  nodeId: 'string | number',
  'gameName?': 'string',
  'nodeName?': 'string',
  'gameId?': 'string | number',
  'roomId?': 'string | number',
  'gameType?': 'string',
  'vassalage?': 'string',
  'vendorCode?': 'string',
  'gameCode?': 'string',
  'lottoMode?': 'string',
  'gameGroupId?': 'string | number',
  'supportPlay?': 'boolean',
  'isGameH5?': 'boolean',
  'gameCategory?': 'string',
  'mobileLargeIcon?': 'string',
  'mobileSmallIcon?': 'string',
  'showIcon?': 'string',
  'iconUrl?': 'string',
  /** The background colour while the picture loads. Not in the specification, so it may be absent. */
  'iconColor?': '/^#[0-9a-f]{6}$/',
  'displayName?': 'string',
  'accountTypeName?': 'string',
  'isNew?': 'boolean',
  'minBet?': 'number',
  'lines?': 'number',
});
/** Without either name a tile would show nothing. */
export const game = gameFields.and(type({ gameName: 'string' }).or({ nodeName: 'string' }));
export type WireGame = typeof game.infer;
/** The app makes games of other calls too, which send fewer fields. */
export type PartOfGame = typeof gameFields.infer;

export const vendor = type({
  vassalage: 'string',
  accountTypeName: "string = ''",
  mobileSmallIcon: "string = ''",
  'mobileLargeIcon?': 'string',
  'displayName?': 'string',
  /** `VASSALAGE`: opens the vendor's list instead of a game. */
  'openAs?': 'string',
  'isEsport?': 'boolean',
  'isUnderMaintenance?': 'boolean',
});
export type WireVendor = typeof vendor.infer;

/** The types of games that the app has a name, a picture and a screen for. */
const GAME_TYPE =
  /^(RNG|LIVE|FISH|CRASH|SPORTS|ESPORTS|PVP|LOTT|ELOTT|COCK|INHOUSE|PGSLOT|JLSLOT)$/;

export const category = type({ gameType: GAME_TYPE, vassalages: vendor.array() });
export type WireCategory = typeof category.infer;

/** Categories in the server's order, each with its vendors in the server's order. */
export const vendorTypes = endpoint('GET', '/wps/relay/GCSGAME_getVassGameType', {
  fixed: { typeId: 1 },
  carries: ['merchant_code'],
  list: '',
  out: category.array(),
});

export const gamePage = type({ games: game.array(), ...pageTotals });

/** What narrows a list of games. The specification has the first seven; this project adds the others. */
export const filterFields = {
  'gameName?': 'string <= 80',
  'gameType?': 'string <= 40',
  'vassalage?': 'string <= 400',
  'gameClassify?': 'string <= 40',
  'gameFeature?': 'string <= 80',
  'minBet?': 'number >= 0',
  'minLine?': 'number >= 0',
  /** The smallest bet of a game is at most this. */
  'maxMinBet?': 'number >= 0',
  'minRtp?': '0 <= number <= 100',
  /** Levels, separated by commas. */
  'volatility?': 'string <= 40',
  'supportPlay?': 'boolean',
  'isNew?': 'boolean',
  /** Types of games that are left out, separated by commas. A backend with `hasBonuses` in its settings knows it. */
  'withoutGameTypes?': 'string <= 200',
} as const;

export const gameSort = type("'popular' | 'newest' | 'name' | 'rtp' | 'volatility' | 'minBet'");
export type GameSort = typeof gameSort.infer;

export const gameList = endpoint('GET', '/wps/relay/GCSGAME_gameList', {
  fixed: { clientType: 2 },
  carries: ['platform', 'merchant', 'language'],
  in: type({
    ...filterFields,
    ...paged,
    /** Without it the list has the server's own order. */
    'sortBy?': gameSort,
  }),
  list: 'games',
  out: gamePage,
});

export const hotGames = endpoint('GET', '/wps/relay/GCSGAME_hotGamesV2', {
  fixed: { isPlatform: 2 },
  carries: ['platform', 'merchantCode', 'language'],
  in: type({ 'gameType?': 'string <= 40' }),
  list: '',
  out: game.array(),
});

export const popularGames = endpoint('GET', '/lgw/games/popular', {
  carries: ['language'],
  out: game.array(),
});

/** A list of games that belongs to one member. */
export const memberGames = type({
  content: game.array(),
  'totalPages?': 'number.integer',
  'pageNum?': 'number.integer',
});

/** Names of games that contain the typed text, the most played first. */
export const suggestions = endpoint('GET', '/wps/relay/GCSGAME_suggestions', {
  carries: ['merchant', 'language'],
  in: type({ gameName: 'string <= 80' }),
  out: type('string[]'),
});

/** What the launcher wants of a game, where only some of its fields are sent. */
export const launchNames = {
  'gameType?': 'string',
  'vassalage?': 'string',
  'gameId?': 'string',
  'gameCode?': 'string',
} as const;

const newsItem = type({
  id: 'string',
  kind: "'newGame' | 'jackpot' | 'notice'",
  title: 'string',
  at: 'number',
  'nodeId?': 'string',
  ...launchNames,
  'image?': 'string',
  'url?': 'string',
});

/** News of the lobby: games, jackpots, announcements. Newest first. */
export const lobbyNews = endpoint('GET', '/wps/relay/GLS2_lobbyNews', {
  carries: ['merchantCode', 'language'],
  in: type({ 'limitNum?': '1 <= number.integer <= 50' }),
  out: newsItem.array(),
});
