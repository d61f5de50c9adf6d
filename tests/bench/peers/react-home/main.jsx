/** @jsxImportSource react */
// Home by an expert in React: the same page with the packages that such an app takes for the same work, a router
// with the same paths, texts by typesafe-i18n, ofetch, and replies checked by arktype. Stores with selectors, memo,
// and no work before it is needed.
import '../shared/styles.mjs';
import '../shared/homeStyles.mjs';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { lazy, memo, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { categoryPaths, paths } from '../../../../src/widgets/site/navigation/paths.ts';
import { useStore } from '../react/store.mjs';
import { Home } from './Home.jsx';
import { Button, Icon, IconButton, Wordmark } from './parts.jsx';
import { page } from './store.mjs';
import { t } from './texts.mjs';

const Extras = lazy(() => import('./Extras.jsx'));

const Header = memo(() => (
  <header className="header stickybar">
    <h1 className="visually-hidden">{t('app.titleHome')}</h1>
    <IconButton icon="menu" label={t('app.openMenu')} aria-expanded="false" />
    <a className="header-logo" href={paths.home} aria-label={t('app.goHome')}>
      <Wordmark height={22} />
    </a>
    <div className="header-end">
      <Download />
      <Button kind="quiet" href={paths.login}>
        {t('app.login')}
      </Button>
      <Button href={paths.register}>{t('app.register')}</Button>
    </div>
  </header>
));

const Download = memo(() =>
  useStore(page, (all) => Boolean(all.settings?.downloads)) ? (
    <span className="header-download">
      <IconButton icon="download" size={30} label={t('app.downloadApp')} href={paths.download} />
    </span>
  ) : null,
);

const BAR = [
  [paths.home, 'house', 'app.navHome'],
  [paths.activity, 'ticket-percent', 'app.navPromotions'],
  [paths.invite, 'share-2', 'app.navShare'],
  [paths.reward, 'gift', 'app.navRewards'],
  [paths.member, 'user-round', 'app.navMember'],
];

const Bar = memo(() => (
  <nav className="bottombar" aria-label={t('app.mainNavigation')}>
    {BAR.map(([to, icon, label]) => (
      <a
        key={to}
        className="bottombar-item"
        data-raised={to === paths.invite}
        href={to}
        aria-current={to === paths.home ? 'page' : undefined}
      >
        <span className="bottombar-icon">
          <Icon name={icon} size={23} />
        </span>
        <span>{t(label)}</span>
      </a>
    ))}
  </nav>
));

const LateExtras = memo(() =>
  useStore(page, (all) => Boolean(all.features)) ? (
    <Suspense>
      <Extras />
    </Suspense>
  ) : null,
);

const Shell = () => (
  <div className="column shell" data-bar="true">
    <a className="shell-skip" href="#main">
      {t('app.skip')}
    </a>
    <Header />
    <main id="main" className="shell-main" tabIndex={-1}>
      <Outlet />
    </main>
    <Bar />
    <LateExtras />
  </div>
);

const root = createRootRoute({ component: Shell });
const home = createRoute({ getParentRoute: () => root, path: '/index.html', component: Home });
/** The other screens have no content here, only their routes. */
const others = [...Object.values(paths), ...Object.values(categoryPaths)];
const routes = [...new Set(others)].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import('./Extras.jsx')),
  }),
);
const router = createRouter({
  routeTree: root.addChildren([home, ...routes]),
  basepath: import.meta.env.BASE_URL,
  scrollRestoration: true,
});

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
