import { kycRejection } from '../../fixtures/messages/mails';
import type { Scenario } from '../admin/scenario';
import { kycs } from '../db/account/kyc';
import { sessions } from '../db/account/session';
import { sendMail } from '../db/messages/mail';
import { failEverywhere } from './actions/faults';
import { setKyc } from './actions/kyc';
import { changeMember, emptyMember, findMember, setBalance } from './actions/members';
import { changeSetting, setFlag } from './actions/settings';

export const captchaAlways: Scenario = {
  area: 'session',
  description: 'Login requires a captcha from the first attempt',
  enter: (db) => changeSetting(db, 'limits', { captchaAfter: 0 }),
};

export const emptyAccount: Scenario = {
  area: 'account',
  description: 'Lucía has no money, no past and no messages',
  enter: (db) => emptyMember(db, 'lucia'),
};

export const kycNone: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded no document',
  enter: (db) => db.table(kycs).delete('m-lucia'),
};

export const kycPending: Scenario = {
  area: 'kyc',
  description: 'Lucía’s application is in review',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3, submittedHoursAgo: 1 }),
};

export const kycRejected: Scenario = {
  area: 'kyc',
  description:
    'Lucía’s application is rejected, because a photo cannot be read: a mail says so too, and she can apply again',
  enter: async (db) => {
    await setKyc(db, 'lucia', {
      uploaded: 3,
      submittedHoursAgo: 30,
      reason: 'reason_photo_unreadable',
    });
    await sendMail(db, findMember(db, 'lucia').id, kycRejection);
  },
};

export const kycUploaded: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded all documents',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3 }),
};

export const kycUploading: Scenario = {
  area: 'kyc',
  description: 'Lucía has uploaded one document',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 1 }),
};

export const kycVerified: Scenario = {
  area: 'kyc',
  description: 'Lucía is verified',
  enter: (db) => setKyc(db, 'lucia', { uploaded: 3, submittedHoursAgo: 30, verifiedHoursAgo: 6 }),
};

export const longNames: Scenario = {
  area: 'content',
  description: 'Every name and text of the backend is very long',
  enter: (db) => failEverywhere(db, { kind: 'longTexts' }),
};

export const noTexts: Scenario = {
  area: 'content',
  description: 'Every name and text of the backend is empty',
  enter: (db) => failEverywhere(db, { kind: 'noTexts' }),
};

export const sessionExpired: Scenario = {
  area: 'session',
  description: 'Every session is revoked: the next call with a token is answered as logged out',
  enter: async (db) => {
    for (const { id } of db.table(sessions).filter(({ revoked }) => !revoked))
      await db.table(sessions).update(id, { revoked: true });
  },
};

export const sessionExpiresIn30s: Scenario = {
  area: 'session',
  description: 'Sessions end after 30 seconds, those that are open now too',
  enter: async (db) => {
    await changeSetting(db, 'limits', { sessionSeconds: 30 });
    const expiresAt = db.clock.now() + 30_000;
    for (const { id } of db.table(sessions).filter((session) => session.expiresAt > expiresAt))
      await db.table(sessions).update(id, { expiresAt });
  },
};

export const smsOff: Scenario = {
  area: 'session',
  description: 'No login by SMS',
  enter: (db) => setFlag(db, 'MOBILEVERCODELOGIN3', false),
};

export const whale: Scenario = {
  area: 'account',
  description: 'Lucía has 9,876,543.21 and the highest VIP level',
  enter: async (db) => {
    await setBalance(db, 'lucia', 987_654_321);
    await changeMember(db, 'lucia', { vipLevel: 10, points: 4_000_000 });
  },
};
