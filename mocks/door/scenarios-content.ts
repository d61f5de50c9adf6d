import { hostileHtml, hostileTitle } from '../../fixtures/help';
import type { Database } from '../core/database';
import { agreements, propose } from '../db/agreement';
import { chats } from '../db/chat';
import { kycs, setKyc } from '../db/kyc';
import { mails, sendMail } from '../db/mail';
import { isReal, members } from '../db/member';
import { notices } from '../db/notice';
import { type Scenario, set, setFlag } from './scenario';

const removeNotices = (fits: (type: string) => boolean) => (db: Database) => {
  for (const { id } of db.of(notices).where(({ type }) => fits(type))) db.of(notices).remove(id);
};

const realMembers = (db: Database) => db.of(members).where(isReal);

/** Every real member has exactly this many unread messages, in the inbox and in the chat. */
const unread = (count: number) => async (db: Database) => {
  for (const { id: memberId } of realMembers(db)) {
    await db.of(chats).put({ id: memberId, unread: count });
    const fresh = db.of(mails).where((one) => one.memberId === memberId && !one.read);
    for (const { id } of fresh.slice(count)) await db.of(mails).change(id, { read: true });
    for (let i = fresh.length; i < count; i++) {
      const n = i + 1;
      await sendMail(db, memberId, {
        ES: { title: `Aviso ${n}`, content: '<p>Un mensaje más.</p>' },
        EN: { title: `Notice ${n}`, content: '<p>One more message.</p>' },
      });
    }
  }
};

const luciaKyc = (steps: Parameters<typeof setKyc>[2]) => (db: Database) =>
  setKyc(db, 'm-lucia', steps);

export const contentScenarios: Record<string, Scenario> = {
  noNotices: { about: 'No announcement, banner or pop-up at all', play: removeNotices(() => true) },
  noPopups: {
    about: 'Nothing pops up after login',
    play: removeNotices((type) => type === 'PU'),
  },
  emptyCatalogue: { about: 'No games at all', play: set('catalogue', { isEmpty: true }) },
  unread0: { about: 'Nothing unread in inbox and chat', play: unread(0) },
  unread99: { about: '99 unread in inbox and chat', play: unread(99) },
  unread100: { about: '100 unread in inbox and chat', play: unread(100) },
  noWinners: { about: 'Nobody won lately', play: set('winners', { most: 0 }) },
  fewWinners: { about: 'Six winners: the board stands still', play: set('winners', { most: 6 }) },
  manyWinners: { about: 'Seven winners: the board moves', play: set('winners', { most: 7 }) },
  captchaAlways: {
    about: 'Login asks for a captcha from the first try',
    play: set('limits', { captchaAfter: 0 }),
  },
  smsOff: { about: 'No login by SMS', play: setFlag('MOBILEVERCODELOGIN3', false) },
  liveModelsOff: { about: 'The live model feature is off', play: setFlag('LIVEMODEL3', false) },
  contractsPending: {
    about: 'Every real member has a daily, a dividend and an hourly contract to answer',
    play: async (db) => {
      for (const { id } of realMembers(db))
        for (const kind of ['daily', 'dividend', 'hourly'] as const) await propose(db, id, kind);
    },
  },
  noContracts: {
    about: 'Nobody has a contract',
    play: (db) => {
      for (const { id } of db.of(agreements).all()) db.of(agreements).remove(id);
    },
  },
  kycNone: { about: 'Lucía has sent no document', play: (db) => db.of(kycs).remove('m-lucia') },
  kycUploading: { about: 'Lucía has sent one document', play: luciaKyc({ count: 1 }) },
  kycUploaded: { about: 'Lucía has sent all documents', play: luciaKyc({ count: 3 }) },
  kycReviewing: { about: 'Lucía waits for the review', play: luciaKyc({ count: 3, sent: 1 }) },
  kycVerified: {
    about: 'Lucía is verified',
    play: luciaKyc({ count: 3, sent: 30, passed: 6 }),
  },
  hostileContent: {
    about: 'Help, announcements and mail hold HTML that tries to run',
    play: async (db) => {
      await set('content', { isHostile: true })(db);
      const words = { title: hostileTitle, content: hostileHtml };
      const texts = { ES: words, EN: words };
      const at = db.clock.now();
      for (const type of ['PL', 'PU'] as const)
        await db.of(notices).put({ id: `hostile-${type}`, type, sender: 'Feria', at, texts });
      for (const { id } of realMembers(db)) await sendMail(db, id, texts);
    },
  },
};
