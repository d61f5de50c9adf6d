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
    texts: ['validation', 'download'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.notice],
    screen: async () => (await late()).notices(),
    title: 'title.notice',
    texts: ['notice'],
    hasBar: false,
  },
  {
    paths: [paths.message, '/m/messages'],
    screen: async () => (await late()).messages(),
    title: 'title.messages',
    texts: ['mail', 'service'],
    header: 'none',
    backTo: 'home',
  },
  {
    paths: [paths.help],
    screen: async () => (await late()).help(),
    title: 'title.help',
    texts: ['help', 'safePlay'],
    hasBar: false,
  },
  {
    paths: [paths.helpDetail],
    screen: async () => (await late()).helpDetail(),
    title: 'title.helpDetail',
    texts: ['help'],
    hasBar: false,
  },
  {
    paths: [paths.safePlay, `${paths.safePlay}/$page`],
    screen: async () => (await late()).safePlay(),
    title: safePlayTitle,
    texts: ['validation', 'record', 'safePlay'],
  },
  {
    paths: [paths.agreement],
    screen: async () => (await late()).terms(),
    title: 'title.agreement',
    texts: ['help'],
  },
  {
    paths: [paths.policy],
    screen: async () => (await late()).privacyPolicy(),
    title: 'title.policy',
    texts: ['help'],
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
    texts: ['service'],
  },
  {
    paths: [paths.activity],
    screen: () => import('../../screens/promotions/activity/Activity'),
    title: 'title.activity',
    texts: ['validation', 'promotion'],
    backTo: 'home',
  },
];
