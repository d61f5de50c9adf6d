import { hostileHtml, hostileTitle } from '../../fixtures/help';
import type { Database } from '../core/database';
import { agentContracts, proposeContract } from '../db/agentContract';
import { chats } from '../db/chat';
import { kycs, setKycProgress } from '../db/kyc';
import { mails, sendMail } from '../db/mail';
import { isRealMember, members } from '../db/member';
import { notices } from '../db/notice';
import { type Scenario, setFlag, setSetting } from './scenario';

const removeNotices = (matches: (type: string) => boolean) => (db: Database) => {
  for (const { id } of db.table(notices).filter(({ type }) => matches(type)))
    db.table(notices).delete(id);
};

const realMembers = (db: Database) => db.table(members).filter(isRealMember);

/** Gives every real member this many unread messages, in the inbox and in the chat. */
const setUnread = (count: number) => async (db: Database) => {
  for (const { id: memberId } of realMembers(db)) {
    await db.table(chats).upsert({ id: memberId, unread: count });
    const unreadMails = db.table(mails).filter((mail) => mail.memberId === memberId && !mail.read);
    for (const { id } of unreadMails.slice(count)) await db.table(mails).update(id, { read: true });
    for (let i = unreadMails.length; i < count; i++) {
      const n = i + 1;
      await sendMail(db, memberId, {
        ES: { title: `Aviso ${n}`, content: '<p>Un mensaje más.</p>' },
        EN: { title: `Notice ${n}`, content: '<p>One more message.</p>' },
      });
    }
  }
};

const setLuciaKyc = (steps: Parameters<typeof setKycProgress>[2]) => (db: Database) =>
  setKycProgress(db, 'm-lucia', steps);

export const contentScenarios: Record<string, Scenario> = {
  noNotices: {
    description: 'No announcement, banner or pop-up at all',
    apply: removeNotices(() => true),
  },
  noPopups: {
    description: 'No pop-up after login',
    apply: removeNotices((type) => type === 'PU'),
  },
  emptyCatalogue: {
    description: 'No games at all',
    apply: setSetting('catalogue', { isEmpty: true }),
  },
  unread0: { description: 'Nothing is unread in inbox and chat', apply: setUnread(0) },
  unread99: { description: '99 unread in inbox and chat', apply: setUnread(99) },
  unread100: { description: '100 unread in inbox and chat', apply: setUnread(100) },
  noWinners: {
    description: 'There are no recent winners',
    apply: setSetting('winners', { max: 0 }),
  },
  fewWinners: {
    description: 'Six winners: the ticker does not move',
    apply: setSetting('winners', { max: 6 }),
  },
  manyWinners: {
    description: 'Seven winners: the ticker moves',
    apply: setSetting('winners', { max: 7 }),
  },
  captchaAlways: {
    description: 'Login requires a captcha from the first attempt',
    apply: setSetting('limits', { captchaAfter: 0 }),
  },
  smsOff: { description: 'No login by SMS', apply: setFlag('MOBILEVERCODELOGIN3', false) },
  liveModelsOff: {
    description: 'The live model feature is off',
    apply: setFlag('LIVEMODEL3', false),
  },
  contractsPending: {
    description: 'Every real member has a daily, a dividend and an hourly agent contract to answer',
    apply: async (db) => {
      for (const { id } of realMembers(db))
        for (const kind of ['daily', 'dividend', 'hourly'] as const)
          await proposeContract(db, id, kind);
    },
  },
  noContracts: {
    description: 'No member has an agent contract',
    apply: (db) => {
      for (const { id } of db.table(agentContracts).all()) db.table(agentContracts).delete(id);
    },
  },
  kycNone: {
    description: 'Lucía has uploaded no document',
    apply: (db) => db.table(kycs).delete('m-lucia'),
  },
  kycUploading: {
    description: 'Lucía has uploaded one document',
    apply: setLuciaKyc({ count: 1 }),
  },
  kycUploaded: {
    description: 'Lucía has uploaded all documents',
    apply: setLuciaKyc({ count: 3 }),
  },
  kycReviewing: {
    description: 'Lucía’s application is in review',
    apply: setLuciaKyc({ count: 3, sent: 1 }),
  },
  kycVerified: {
    description: 'Lucía is verified',
    apply: setLuciaKyc({ count: 3, sent: 30, passed: 6 }),
  },
  hostileContent: {
    description: 'Help, announcements and mail contain HTML with scripts',
    apply: async (db) => {
      await setSetting('content', { isHostile: true })(db);
      const words = { title: hostileTitle, content: hostileHtml };
      const texts = { ES: words, EN: words };
      const at = db.clock.now();
      for (const type of ['PL', 'PU'] as const)
        await db.table(notices).upsert({ id: `hostile-${type}`, type, sender: 'Feria', at, texts });
      for (const { id } of realMembers(db)) await sendMail(db, id, texts);
    },
  },
};
