import type es from '../../es/site/footer';
import type { Translation } from '../../translation';

export default {
  highlightGames: 'More than {count:number} games',
  highlightGamesText: 'Slots, live tables, fishing, sports and more in one place.',
  highlightSsl: '{bits:number}-bit SSL encryption',
  highlightSslText: 'Your data and your payments are protected on the way.',
  payments: 'Payment methods',
  providers: 'Game providers',
  licence: '{brand} operates under an online gaming license and the supervision of its regulator.',
  adultsOnly: 'Only for people aged {age:number} or older. Play responsibly.',
  copyright: '© {year:string} {brand}. All rights reserved.',
  links: 'Useful links',
  invite: 'Invite and earn',
  notice: 'Announcements',
  help: 'Help center',
  selfTest: 'Do I play too much?',
  agreement: 'User agreement',
  policy: 'Privacy policy',
} satisfies Translation<typeof es>;
