import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { t } from '../i18n/t';
import type { Address } from '../widgets/app/useApp';
import type { RouteInfo } from './routes/RouteInfo';
import { routes } from './routes/routes';

const byPath = new Map(
  routes.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

const unknownRoute: RouteInfo = {
  paths: [],
  screen: () => Promise.reject(),
  title: 'app.titleHome',
};

const withoutSlash = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

/** Routes whose path has parameters. */
const patterns = [...byPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, route]) => ({
    pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
    route,
  }));

export const routeAt = (pathname: string) => {
  const path = withoutSlash(pathname);
  return (
    byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route ?? unknownRoute
  );
};

const addressOf = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  historyKey = '',
) => ({
  path: withoutSlash(pathname),
  query: new URLSearchParams(search),
  historyKey,
});

/** Where the app is. The shell reads these signals, so a navigation does not re-render it. */
export const address = signal<Address>(addressOf(location));
export const currentRoute = computed(() => routeAt(address.value.path));
/** The screen that was drawn first. Code that is loaded later learns from it whether another one has followed. */
export const firstScreen = signal<RouteInfo | undefined>();
export const isHome = computed(() => currentRoute.value.header === 'home');
/** The title of a screen that names what it shows, such as a game, instead of itself. */
export const ownTitle = signal<ReadonlySignal<string> | undefined>(undefined);
export const title = computed(() => {
  const own = ownTitle.value?.value;
  if (own) return own;
  const { title } = currentRoute.value;
  return t(typeof title === 'function' ? title(address.value) : title).value;
});

interface RouterLocation {
  pathname: string;
  searchStr: string;
  state: { __TSR_key?: string };
}

export function setLocation({ pathname, searchStr, state }: RouterLocation) {
  address.value = addressOf({ pathname, search: searchStr }, state.__TSR_key);
}
