import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { toastMs } from '../../ui/overlays/toasts';
import { paths } from '../../widgets/site/navigation/paths';
import { hasFirstScreen } from '../firstScreen/window';
import type { RouteInfo } from '../routes/RouteInfo';
import { routes } from '../routes/routes';
import { ErrorScreen } from '../shell/ErrorScreen';
import { createOverlays } from '../shell/overlays';
import { PageLoading } from '../shell/PageLoading';
import { Shell } from '../shell/Shell';
import { createRouteGuard } from './createRouteGuard';
import { lazyScreen } from './lazyScreen';
import { createScrollPositions } from './scrollPositions';

/** The routes are a table, so the types of the router know no path of it. */
export type AppRouter = AnyRouter;

export function createAppRouter(host: Host, history?: RouterHistory): AppRouter {
  const root = createRootRoute({ component: Shell });
  const guard = createRouteGuard(host);

  /** One parent route for all paths of a screen, so that it stays mounted when the path changes. */
  function toRoute(info: RouteInfo) {
    const screen = createRoute({
      getParentRoute: () => root,
      id: info.paths[0] ?? '',
      component: lazyScreen(info, host),
      beforeLoad: ({ location, preload }) =>
        preload ? undefined : guard(info, location.href, currentHref()),
    });
    return screen.addChildren(
      info.paths.map((path) => createRoute({ getParentRoute: () => screen, path })),
    );
  }

  const unknownPath = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ preload }) => {
      if (!preload)
        host.use(createOverlays).toasts.show({ text: t('error.pageGone'), ms: toastMs.long });
      throw redirect({ href: paths.home, replace: true });
    },
  });

  const scrollPositions = createScrollPositions();
  const router: AppRouter = createRouter({
    routeTree: root.addChildren([...routes.map(toRoute), unknownPath]),
    // `routeAt`, which knows title and access of a page, compares paths like this, too.
    caseSensitive: true,
    history,
    // The first screen may be scrolled already when the app is drawn behind it. An app with its own history is part of another
    // page, such as the workbench. The router would keep its listeners there after the app has ended.
    scrollRestoration: !history && (() => !hasFirstScreen()),
    getScrollRestorationKey: scrollPositions.keyOf,
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: PageLoading,
  });
  scrollPositions.watch(router);
  // In production the app ends when its page is closed. As part of another page, such as the workbench, it has its own history.
  if (import.meta.env.DEV)
    host.own(() => {
      router.history.flush();
      // A late reply may still lead to another page.
      router.history.block({ blockerFn: () => true });
      router.history.destroy();
    });
  const firstHref = router.latestLocation.href;
  // While the first screen loads, no location is resolved: a rejected navigation then leads back to its address.
  function currentHref(): string {
    return router.state.resolvedLocation?.href ?? firstHref;
  }
  return router;
}
