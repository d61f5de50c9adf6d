import { accountRoutes } from './accountRoutes';
import { gameRoutes } from './gameRoutes';
import { infoRoutes } from './infoRoutes';
import { memberRoutes } from './memberRoutes';
import { moneyRoutes } from './moneyRoutes';
import type { RouteInfo } from './RouteInfo';

/**
 * The route table: every screen with its paths, title, headers and access. Each area of the app has
 * its own file. A new screen is one entry in the file of its area.
 */
export const routes: readonly RouteInfo[] = [
  ...gameRoutes,
  ...accountRoutes,
  ...infoRoutes,
  ...memberRoutes,
  ...moneyRoutes,
];
