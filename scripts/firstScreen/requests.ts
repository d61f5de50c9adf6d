import { payloadOf, urlWithQuery } from '../../src/api/payload';
import type { Built } from '../../src/app/firstScreen/built';
import type { Carried, Endpoint } from '../../src/contract/endpoint';
import { gameList, hotGames, vendorTypes } from '../../src/contract/games/game';
import { notices } from '../../src/contract/messages/notice';
import { promotions } from '../../src/contract/promotions/promotion';
import { settings, whiteLabel } from '../../src/contract/site/system';
import { PAGE_SIZE } from '../../src/stores/games/gameList';
import { PAGE_SIZE as PROMOTIONS_SIZE } from '../../src/stores/promotions/promotion';
import { categoryPaths, paths } from '../../src/widgets/site/navigation/paths';

/** The page replaces these values before it sends a request. */
const placeholders: Record<Carried, string> = {
  token: '{token}',
  language: '{language}',
  merchant: '{merchant}',
  merchantCode: '{merchant}',
  merchant_code: '{merchant}',
  platform: '{platform}',
};

const addressOf = <In>(endpoint: Endpoint<In, unknown>, input?: In) =>
  decodeURIComponent(
    urlWithQuery(
      endpoint.path,
      payloadOf((name) => placeholders[name], endpoint, input as In),
    ),
  );

const firstGames = { pageNo: 1, pageSize: PAGE_SIZE };

/** The addresses that the first screens need. What else a page loads comes after them. */
export const earlyRequests = () => ({
  vendors: addressOf(vendorTypes),
  hot: addressOf(hotGames, {}),
  banners: addressOf(notices, { types: ['B'] }),
  settings: addressOf(settings),
  features: addressOf(whiteLabel),
  games: addressOf(gameList, { gameType: '{category}', ...firstGames }),
  allGames: addressOf(gameList, firstGames),
  promotions: addressOf(promotions, { pageNo: 1, pageSize: PROMOTIONS_SIZE }),
});

/** As in src/app/routes/gameRoutes.ts. */
const HOME_PATHS = [paths.home, '/', '/m', '/m/index', '/m/index.html', '/index.html'];

const categoryOfPath = Object.fromEntries(
  Object.entries(categoryPaths).map(([category, path]) => [path, { template: 'lobby', category }]),
);

/** The pages with a first screen, by path. */
export const firstPages = (): Built['pages'] => ({
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, { template: 'home' }])),
  [paths.login]: { template: 'login' },
  [paths.activity]: { template: 'promotions' },
  [paths.lobby]: { template: 'lobby' },
  [paths.games]: { template: 'lobby' },
  ...categoryOfPath,
  [paths.slots]: { template: 'slots', category: 'RNG' },
  [paths.gameList]: { template: 'gameList' },
});
