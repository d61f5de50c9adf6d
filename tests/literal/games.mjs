/** @typedef {import('./accounts.mjs').Call} Call */

const ICON = '/art/default-240.webp';

/** @param {string} vassalage @param {string} accountTypeName */
const vendor = (vassalage, accountTypeName) => ({
  vassalage,
  mobileSmallIcon: ICON,
  accountTypeName,
});

const categories = [
  { gameType: 'RNG', vassalages: [vendor('PG', 'Pampa'), vendor('JL', 'Jilguero')] },
  { gameType: 'LIVE', vassalages: [vendor('EG3', 'En vivo')] },
  { gameType: 'FISH', vassalages: [vendor('FC', 'Faro')] },
  { gameType: 'SPORTS', vassalages: [vendor('SBO', 'Cancha')] },
  { gameType: 'PVP', vassalages: [vendor('KY', 'Mesa')] },
  { gameType: 'LOTT', vassalages: [vendor('TCG_SEA', 'Loterías')] },
  { gameType: 'ELOTT', vassalages: [vendor('TCG_LOTTO_VN', 'Rápidas')] },
];

/** @param {string} gameType @param {string} vassalage @param {number} n */
const game = (gameType, vassalage, n) => ({
  gameName: `${gameType === 'LOTT' ? 'Gorda' : 'Juego'} ${gameType} ${n}`,
  gameId: `${gameType}-${n}`,
  nodeId: `${vassalage}-${gameType}-${n}`,
  gameType,
  vassalage,
  gameCode: `code${n}`,
  supportPlay: true,
  isGameH5: true,
  gameCategory: gameType,
  mobileLargeIcon: ICON,
  mobileSmallIcon: ICON,
  displayName: vassalage,
  accountTypeName: vassalage,
  ...(gameType === 'LOTT' ? { gameGroupId: 'G1', lottoMode: 'Tradition' } : {}),
});

const games = categories.flatMap(({ gameType, vassalages }) =>
  vassalages.flatMap(({ vassalage }) =>
    Array.from({ length: 15 }, (_, i) => game(gameType, vassalage, i + 1)),
  ),
);

/** The same games, with the other field names that the specification uses for hot games. */
const hotGames = games.slice(0, 12).map(({ nodeId, gameType, gameName, gameId, vassalage }) => ({
  nodeName: gameName,
  roomId: gameId,
  nodeId,
  gameType,
  vendorCode: vassalage,
  showIcon: ICON,
}));

/** @template T @param {T[]} rows @param {Call['parameters']} parameters */
function pageOf(rows, { pageNo = 1, pageSize = 12 }) {
  const first = (pageNo - 1) * pageSize;
  return {
    rows: rows.slice(first, first + Number(pageSize)),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
}

/** @param {Call} call */
function gameList({ parameters }) {
  const { gameType, vassalage, gameName = '', gameClassify } = parameters;
  const vendors = vassalage?.split(',');
  const found = games.filter(
    (game) =>
      (!gameType || game.gameType === gameType) &&
      (!vendors || vendors.includes(game.vassalage)) &&
      (!gameClassify || game.gameType === 'RNG') &&
      game.gameName.toLowerCase().includes(gameName.toLowerCase()),
  );
  const { rows, ...page } = pageOf(found, parameters);
  return { games: rows, ...page };
}

/** @param {Call} call */
function favourites({ member, parameters }) {
  const found = games.filter(({ nodeId }) => member.favourites.has(nodeId));
  const { rows, pageNum, totalPages } = pageOf(found, parameters);
  return { content: rows, totalPages, pageNum };
}

/** @type {Record<string, (call: Call) => unknown>} */
export const gameCalls = {
  'GET /wps/relay/GCSGAME_getVassGameType': () => categories,
  'GET /wps/relay/GCSGAME_gameList': gameList,
  'GET /wps/relay/GCSGAME_hotGamesV2': () => hotGames,
  'GET /lgw/games/popular': () => hotGames,
  'GET /wps/relay/GLS2_lobbyNews': () => undefined,
  'GET /wps/relay/GCSGAME_getRankList': () => ({
    list: [1, 2, 3, 4].map((n) => ({
      vo: { iconUrl: ICON, gameName: 'Gorda', customerName: `a**${n}`, winAmount: 10 * n },
    })),
  }),
  'POST /wps/relay/MCSFE_addFavoriteGameV2': ({ member, parameters: { nodeId } }) => {
    member.favourites.add(nodeId);
  },
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': ({ member, parameters: { nodeId } }) => {
    member.favourites.delete(nodeId);
  },
  'GET /wps/relay/MCSFE_getFavoriteGames': favourites,
  'GET /wps/relay/MCSFE_getFavoriteGamesList': favourites,
  'GET /wps/relay/MCS2_addRecentGame': () => undefined,
  'GET /wps/relay/GCS_recentGame': () => undefined,
  'GET /wps/game/launchGame': ({ origin }) => ({ url: `${origin}/play/spin.html` }),
};
