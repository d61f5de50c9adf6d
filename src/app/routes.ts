import type { Noun } from '../i18n/dictionaries';
import type { PlainKey } from '../i18n/t';
import { paths } from '../widgets/paths';

export type Needs = 'session' | 'agent';

export interface Place {
  /** The first is the one that links use. */
  at: readonly string[];
  screen: () => Promise<{ default: () => React.ReactNode }>;
  title: PlainKey;
  /** Words of the screen, fetched beside its code. */
  words?: readonly Noun[];
  needs?: Needs;
  /** Page header with back and title, unless told otherwise; `home` is the one with the logo. */
  header?: 'home' | 'none';
  /** The bottom bar shows unless told otherwise. */
  hasBar?: false;
  /** Back leads one step back, unless it always leads home. */
  backTo?: 'home';
}

/** Every address of the app, once. A new screen is its folder, a line here and its words. */
export const routes: readonly Place[] = [
  {
    at: [paths.home, '/', '/m', '/m/index', '/m/index.html'],
    screen: () => import('../screens/home/Home'),
    title: 'app.titleHome',
    header: 'home',
  },
  {
    at: [paths.login],
    screen: () => import('../screens/login/Login'),
    title: 'app.titleLogin',
    words: ['session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
];
