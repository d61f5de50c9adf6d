import * as contract from '../../src/contract/thirdParty';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { newIdToken } from '../db/idToken';
import { readMobile } from '../rules/mobile';
import { sendSms, spendSmsCode } from '../rules/sms';

export const thirdParty = [
  handle(contract.thirdPartySms, async ({ db, input }) => {
    const to = readMobile(db, input.mobileNum, input.countryDialingCode);
    return { expirationTime: await sendSms(db, 'thirdParty', to) };
  }),

  handle(contract.thirdPartyToken, async ({ db, input }) => {
    const { channel, email = '', mobileNum, countryDialingCode, verificationCode } = input;
    const claims = { channel, email: null, dialingCode: null, mobile: null };
    if (channel === 'sms') {
      const to = readMobile(db, mobileNum, countryDialingCode);
      if (!(await spendSmsCode(db, 'thirdParty', to, verificationCode))) refuse('sms_wrong');
      Object.assign(claims, to);
    } else {
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) refuse('malformed', { status: 400 });
      Object.assign(claims, { email: email.toLowerCase() });
    }
    const { id: idToken, expiresAt } = await newIdToken(db, claims);
    return { idToken, expiresAt };
  }),
];
