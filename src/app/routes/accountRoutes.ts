import { paths } from '../../widgets/navigation/paths';
import type { RouteInfo } from './RouteInfo';

/** Login, registration and passwords. */
export const accountRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.login],
    screen: () => import('../../screens/login/Login'),
    title: 'title.login',
    words: ['validation', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.register, '/m/register.html'],
    screen: () => import('../../screens/register/Register'),
    title: 'title.register',
    words: ['validation', 'register', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.forget],
    screen: () => import('../../screens/forget/Forget'),
    title: 'title.forgot',
    words: ['validation', 'password', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    paths: [paths.changePassword],
    screen: () => import('../../screens/changePassword/ChangePassword'),
    title: 'title.changePassword',
    words: ['validation', 'password', 'session'],
    access: 'real',
    hasBar: false,
  },
  {
    paths: [paths.trial, '/m/trial'],
    screen: () => import('../../screens/trial/Trial'),
    title: 'title.trial',
    words: ['validation', 'session'],
    header: 'none',
    backTo: 'home',
  },
];
