import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { loadWords } from '../i18n/locale';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/paths';
import { Failure } from './Failure';
import { PageLoading } from './PageLoading';
import { type Place, routes } from './routes';
import { Shell } from './Shell';

/** The screen with its words: neither is of use without the other. */
const screenOf = ({ screen, words = [] }: Place) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([screen(), loadWords(...words)]);
    return module;
  });

export function createAppRouter({ use }: Host) {
  const root = createRootRoute({ component: Shell });

  /** Sends who may not enter to log in, and says where they wanted to go. */
  function guard({ needs }: Place, to: string) {
    const { isLoggedIn } = use(createSession);
    if (!needs || isLoggedIn.peek()) return;
    throw redirect({ href: `${paths.login}?back=${encodeURIComponent(to)}`, replace: true });
  }

  const routeOf = (place: Place, path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: screenOf(place),
      beforeLoad: ({ location }) => guard(place, location.href),
    });

  const anywhereElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ href: paths.home, replace: true });
    },
  });

  const known = routes.flatMap((place) => place.at.map((path) => routeOf(place, path)));
  return createRouter({
    routeTree: root.addChildren([...known, anywhereElse]),
    scrollRestoration: true,
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: PageLoading,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
