import { kycRejection } from '../../fixtures/mails';
import type { Scenario } from '../admin/scenario';
import { sendMail } from '../db/mail';
import { setKyc } from './verbs/kyc';
import { findMember } from './verbs/members';

export const kycRejected: Scenario = {
  area: 'kyc',
  description: 'Lucía’s application was rejected: a mail says why, and she can apply again',
  enter: async (db) => {
    await setKyc(db, 'lucia', { count: 0 });
    await sendMail(db, findMember(db, 'lucia').id, kycRejection);
  },
};
