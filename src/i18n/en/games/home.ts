import type es from '../../es/games/home';
import type { Translation } from '../../translation';

export default {
  announcements: 'Announcements',
  noAnnouncements: 'No announcements right now.',
  banners: 'Highlights',
  sportsBanner: 'Open the sportsbook',
  models: 'Live hosts',
  viewers: '{n:number} watching',
  offAir: 'Off air',
  winners: 'Recent winners',
  place: 'Place {n:number}',
  openChat: 'Open the help chat',
  appBannerTitle: '{brand} in your pocket',
  search: 'Search',
  failed: 'We could not load the games',
  offline: 'You are offline',
  announcementsFailed: 'We could not load the announcements.',
} satisfies Translation<typeof es>;
