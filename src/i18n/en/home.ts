import type es from '../es/home';
import type { Words } from '../words';

export default {
  announcements: 'Announcements',
  noAnnouncements: 'No announcements for now.',
  pauseTicker: 'Pause announcements',
  resumeTicker: 'Resume announcements',
  banners: 'Highlights',
  banner: 'Highlight {n:number} of {total:number}',
  sportsBanner: 'Open the sportsbook',
  liveModels: 'Live models',
  winners: 'Recent winners',
  place: 'Place {n:number}',
  won: '{player} won {amount} on {game}',
  jackpot: 'Jackpot',
  popups: 'News for you',
  popupPage: 'News {n:number} of {total:number}',
  hideToday: 'Do not show again today',
  openChat: 'Open the help chat',
  appBannerTitle: 'The fair in your pocket',
  appBannerText: 'Get the app and come in with one tap.',
} satisfies Words<typeof es>;
