import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Titles are named like the path, such as title.safePlay_limits. */
const safePlayTitle = ({ path }: Address) =>
  `title.safePlay${path.slice(paths.safePlay.length).replace('/', '_')}` as PlainKey;

/** Promotions, help and settings. */
export const infoRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.download],
    screen: async () => (await late()).download(),
    title: 'title.download',
    words: ['download'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.notice],
    screen: async () => (await late()).notices(),
    title: 'title.notice',
    words: ['notice'],
    hasBar: false,
  },
  {
    paths: [paths.message, '/m/messages'],
    screen: async () => (await late()).messages(),
    title: 'title.messages',
    words: ['mail', 'service'],
    header: 'none',
    backTo: 'home',
  },
  {
    paths: [paths.help],
    screen: async () => (await late()).help(),
    title: 'title.help',
    words: ['help', 'safePlay'],
    hasBar: false,
  },
  {
    paths: [paths.helpDetail],
    screen: async () => (await late()).helpDetail(),
    title: 'title.helpDetail',
    words: ['help'],
    hasBar: false,
  },
  {
    paths: [paths.safePlay, `${paths.safePlay}/$page`],
    screen: async () => (await late()).safePlay(),
    title: safePlayTitle,
    words: ['safePlay', 'record'],
  },
  {
    paths: [paths.agreement],
    screen: async () => (await late()).terms(),
    title: 'title.agreement',
    words: ['help'],
  },
  {
    paths: [paths.policy],
    screen: async () => (await late()).privacyPolicy(),
    title: 'title.policy',
    words: ['help'],
  },
  {
    paths: [paths.language],
    screen: async () => (await late()).languagePicker(),
    title: 'title.language',
  },
  {
    paths: [paths.service],
    screen: async () => (await late()).service(),
    title: 'title.service',
    words: ['service'],
  },
  {
    paths: [paths.activity],
    screen: () => import('../../screens/promotions/activity/Activity'),
    title: 'title.activity',
    words: ['validation', 'promotion'],
    backTo: 'home',
  },
];
