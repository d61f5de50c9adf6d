import { categoryAt, categoryPaths, paths } from '../../widgets/navigation/paths';
import { homePage } from './homePage';
import { listPage } from './listPage';
import { loginPage } from './loginPage';
import type { Page } from './pageParts';
import { promotionsPage } from './promotionsPage';

const LISTS: string[] = [paths.lobby, paths.games, paths.slots, ...Object.values(categoryPaths)];

/** The page at an address, if it has a first screen. */
export function pageAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search);
  const path = pathname.replace(/(.)\/$/, '$1');
  if (/^\/(m(\/home|\/index(\.html)?)?)?$/.test(path)) return homePage;
  if (path === paths.login && !query.has('as')) return loginPage;
  if (path === paths.activity) return promotionsPage;
  if (!LISTS.includes(path) && path !== paths.gameList) return undefined;
  const category = categoryAt({ path, query });
  const isFiltered = [...query.keys()].some((name) => !/^(type|gameType|mock)$/.test(name));
  // The favourites belong to the member, the filters to the app, and the lotteries have another screen.
  if (isFiltered || /^(FAV|LOTT|ELOTT)$/.test(category)) return undefined;
  return listPage(path, category);
}
