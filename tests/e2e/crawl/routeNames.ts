import type { Access } from '../../../src/app/routes/RouteInfo';
import { routes } from '../../../src/app/routes/routes';
import { agentPaths } from '../../../src/widgets/site/navigation/agentPaths';
import { categoryPaths, paths } from '../../../src/widgets/site/navigation/paths';
import { safePlayPaths } from '../../../src/widgets/site/navigation/safePlayPaths';

/** The paths that links use. Others are older spellings of the first path of their screen. */
const linked = new Set<string>([...Object.values(paths), ...Object.values(categoryPaths)]);
const pages: string[] = [...Object.values(agentPaths), ...Object.values(safePlayPaths)];

/** One route serves several pages of agents and of safe play. Each of them is a route here. */
const withPages = (path: string) =>
  path.endsWith('/$page')
    ? pages.filter((page) => page.startsWith(path.slice(0, -'$page'.length)))
    : [path];

const patterns = routes.flatMap(({ paths: [first = '', ...others], access }) =>
  [first, ...others].flatMap(withPages).map((path) => ({
    access,
    path,
    name: linked.has(path) || pages.includes(path) ? path : first,
    screen: pages.includes(path) ? path : first,
  })),
);

const matchers = patterns.map(({ name, screen, path }) => ({
  name,
  screen,
  pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`),
}));

const matcherOf = (href: string) => {
  const { pathname } = new URL(href, 'http://x');
  return matchers.find(({ pattern }) => pattern.test(pathname));
};

/** The route of an address. */
export const routeNameOf = (href: string) => matcherOf(href)?.name;
/** Routes of one screen, such as the categories of the lobby, have the same buttons. */
export const screenOf = (href: string) => matcherOf(href)?.screen ?? '';

/** Two addresses of one kind differ in numbers and values only: the crawler opens one of them. */
export const kindOf = (href: string) => {
  const { searchParams } = new URL(href, 'http://x');
  return `${routeNameOf(href)}?${[...searchParams.keys()].sort()}`;
};

const namesOf = (accesses: (Access | undefined)[]) => [
  ...new Set(patterns.flatMap(({ access, name }) => (accesses.includes(access) ? name : []))),
];

export const routeNames = [...new Set(patterns.map(({ name }) => name))];

const { limits, breaks, history } = safePlayPaths;
/** Screens that ask a visitor to log in by themselves. */
const askForLogin: string[] = [
  ...[categoryPaths.FAV, paths.play, paths.lotteryFrame],
  ...[limits, breaks, history],
];

/** The routes that each person has to reach, without those that every visitor reaches. */
export const ownRoutes = {
  visitor: namesOf([undefined]).filter((name) => !askForLogin.includes(name)),
  trial: [...namesOf(['session']), categoryPaths.FAV, paths.play, paths.lotteryFrame],
  member: [...namesOf(['session', 'real', 'agentContract']), ...askForLogin],
  agent: [...namesOf(['session', 'real', 'agent']), ...askForLogin],
};

/** The routes that only agents open. */
export const agentRoutes: string[] = Object.values(agentPaths);
