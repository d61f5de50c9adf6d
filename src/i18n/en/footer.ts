import type es from '../es/footer';
import type { Translation } from '../translation';

export default {
  highlightGames: 'More than 600 games',
  highlightGamesText: 'Slots, live tables, fishing, sports and more in one place.',
  highlightSsl: '256-bit SSL encryption',
  highlightSslText: 'Your data and your payments travel protected.',
  payments: 'Payment methods',
  providers: 'Game providers',
  licence: '{brand} operates under an online gaming license and the supervision of its regulator.',
  adultsOnly: 'Only for people aged {age:number} or over. Play responsibly.',
  copyright: '© 2025 {brand}. All rights reserved.',
  links: 'Useful links',
  invite: 'Invite and earn',
  notice: 'Announcements',
  help: 'Help center',
  selfTest: 'Do I play too much?',
  agreement: 'User agreement',
  policy: 'Privacy policy',
} satisfies Translation<typeof es>;
