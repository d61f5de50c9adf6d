import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { t } from '../../i18n/t';
import type { Address } from '../../widgets/site/app/useApp';
import type { RouteInfo } from '../routes/RouteInfo';
import { routes } from '../routes/routes';
import { entryKeyOf } from './historyEntry';

const routeByPath = new Map(
  routes.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

const unknownRoute: RouteInfo = {
  paths: [],
  screen: () => Promise.reject(),
  title: 'app.titleHome',
};

const withoutTrailingSlash = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;

/** Routes whose path has parameters. */
const patterns = [...routeByPath]
  .filter(([path]) => path.includes('$'))
  .map(([path, route]) => ({
    pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
    route,
  }));

export const routeAt = (pathname: string) => {
  const path = withoutTrailingSlash(pathname);
  return (
    routeByPath.get(path) ??
    patterns.find(({ pattern }) => pattern.test(path))?.route ??
    unknownRoute
  );
};

const addressOf = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  historyKey = '',
) => ({
  path: withoutTrailingSlash(pathname),
  query: new URLSearchParams(search),
  historyKey,
});

type RouterLocation = Parameters<typeof entryKeyOf>[0] & { pathname: string; searchStr: string };

/** Where the app is. The shell reads these signals, so a navigation does not re-render it. */
export function createCurrentRoute() {
  const address = signal<Address>(addressOf(location));
  const currentRoute = computed(() => routeAt(address.value.path));
  /** The title that a screen sets from its content, such as the name of a game. It replaces that of the route. */
  const contentTitle = signal<ReadonlySignal<string> | undefined>(undefined);
  /** The header of home. It comes with the screen. */
  const homeHeader = signal<(() => React.ReactNode) | undefined>(undefined);
  return {
    address,
    currentRoute,
    homeHeader,
    contentTitle,
    /** The route that was drawn first. By it, code that is loaded later knows whether another one has followed. */
    firstScreen: signal<RouteInfo | undefined>(),
    isHome: computed(() => currentRoute.value.header === 'home'),
    title: computed(() => {
      const text = contentTitle.value?.value;
      if (text) return text;
      const { title } = currentRoute.value;
      return t(typeof title === 'function' ? title(address.value) : title).value;
    }),

    setLocation(location: RouterLocation) {
      const { pathname, searchStr } = location;
      address.value = addressOf({ pathname, search: searchStr }, entryKeyOf(location));
    },
  };
}
