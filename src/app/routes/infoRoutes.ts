import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import type { RouteInfo } from './RouteInfo';

/** Titles are named like the path, such as title.safePlay_limits. */
const safePlayTitle = ({ path }: Address) =>
  `title.safePlay${path.slice(paths.safePlay.length).replace('/', '_')}` as PlainKey;

/** Promotions, help and settings. */
export const infoRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.download],
    screen: () => import('../../screens/download/Download'),
    title: 'title.download',
    words: ['download'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.notice],
    screen: () => import('../../screens/notice/Notices'),
    title: 'title.notice',
    words: ['notice'],
    hasBar: false,
  },
  {
    paths: [paths.message, '/m/messages'],
    screen: () => import('../../screens/message/Messages'),
    title: 'title.messages',
    words: ['mail', 'service'],
    header: 'none',
    backTo: 'home',
  },
  {
    paths: [paths.help],
    screen: () => import('../../screens/help/Help'),
    title: 'title.help',
    words: ['help', 'safePlay'],
    hasBar: false,
  },
  {
    paths: [paths.helpDetail],
    screen: () => import('../../screens/help/HelpDetail'),
    title: 'title.helpDetail',
    words: ['help'],
    hasBar: false,
  },
  {
    paths: [paths.safePlay, `${paths.safePlay}/$page`],
    screen: () => import('../../screens/safePlay/SafePlay'),
    title: safePlayTitle,
    words: ['safePlay', 'record'],
  },
  {
    paths: [paths.agreement],
    screen: () => import('../../screens/help/Terms'),
    title: 'title.agreement',
    words: ['help'],
  },
  {
    paths: [paths.policy],
    screen: () => import('../../screens/help/PrivacyPolicy'),
    title: 'title.policy',
    words: ['help'],
  },
  {
    paths: [paths.language],
    screen: () => import('../../screens/language/LanguagePicker'),
    title: 'title.language',
  },
  {
    paths: [paths.service],
    screen: () => import('../../screens/service/Service'),
    title: 'title.service',
    words: ['service'],
  },
  {
    paths: [paths.activity],
    screen: () => import('../../screens/activity/Activity'),
    title: 'title.activity',
    words: ['validation', 'promotion'],
    backTo: 'home',
  },
];
