import { paths } from '../../widgets/site/navigation/paths';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Login, registration and passwords. */
export const accountRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.login],
    screen: () => import('../../screens/account/login/Login'),
    title: 'title.login',
    texts: ['validation', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.register, '/m/register.html'],
    screen: async () => (await late()).register(),
    title: 'title.register',
    texts: ['validation', 'register', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.forget],
    screen: async () => (await late()).forget(),
    title: 'title.forgot',
    texts: ['validation', 'password', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.changePassword],
    screen: async () => (await late()).changePassword(),
    title: 'title.changePassword',
    texts: ['validation', 'password', 'session'],
    access: 'real',
    hasBar: false,
  },
  {
    paths: [paths.trial, '/m/trial'],
    screen: async () => (await late()).trial(),
    title: 'title.trial',
    texts: ['validation', 'play', 'session'],
    header: 'none',
    backTo: 'home',
  },
];
