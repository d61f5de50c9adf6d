import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { Host } from '../stores/host';
import { paths } from '../widgets/paths';
import { Failure } from './Failure';
import { createGuard } from './guard';
import { PageLoading } from './PageLoading';
import type { Place } from './route';
import { routes } from './routes';
import { Shell } from './Shell';
import { screenOf } from './screenOf';

export function createAppRouter(host: Host) {
  const root = createRootRoute({ component: Shell });
  const guard = createGuard(host);
  let standsAt = (): string | undefined => undefined;

  /** A screen stands above its addresses, so that it stays while they change. */
  function routeOf(place: Place) {
    const screen = createRoute({
      getParentRoute: () => root,
      id: place.at[0] ?? '',
      component: screenOf(place),
      beforeLoad: ({ location, preload }) =>
        preload ? undefined : guard(place, location.href, standsAt()),
    });
    const addresses = place.at.map((path) => createRoute({ getParentRoute: () => screen, path }));
    return screen.addChildren(addresses);
  }

  const anywhereElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ href: paths.home, replace: true });
    },
  });

  const router = createRouter({
    routeTree: root.addChildren([...routes.map(routeOf), anywhereElse]),
    scrollRestoration: true,
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: PageLoading,
  });
  standsAt = () => router.state.resolvedLocation?.href;
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
