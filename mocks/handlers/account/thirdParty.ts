import * as contract from '../../../src/contract/account/thirdParty';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { newIdToken } from '../../db/account/idToken';
import { parseMobile } from '../../rules/account/mobile';
import { redeemSmsCode, sendSms } from '../../rules/account/sms';

export const thirdParty = [
  handle(contract.thirdPartySms, async ({ db, input }) => {
    const phone = parseMobile(db, input.mobileNum, input.countryDialingCode);
    return { expirationTime: await sendSms(db, 'thirdParty', phone) };
  }),

  handle(contract.thirdPartyToken, async ({ db, input }) => {
    const { channel, email = '', mobileNum, countryDialingCode, verificationCode } = input;
    const claims = { channel, email: null, dialingCode: null, mobile: null };
    if (channel === 'sms') {
      const phone = parseMobile(db, mobileNum, countryDialingCode);
      if (!(await redeemSmsCode(db, 'thirdParty', phone, verificationCode))) reject('wrong_code');
      Object.assign(claims, phone);
    } else {
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) reject('malformed', { status: 400 });
      Object.assign(claims, { email: email.toLowerCase() });
    }
    const { id: idToken, expiresAt } = await newIdToken(db, claims);
    return { idToken, expiresAt };
  }),
];
