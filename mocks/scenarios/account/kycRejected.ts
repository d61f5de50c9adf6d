import { kycRejection } from '../../../fixtures/messages/mails';
import type { Scenario } from '../../admin/scenario';
import { sendMail } from '../../db/messages/mail';
import { setKyc } from '../actions/kyc';
import { findMember } from '../actions/members';

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
