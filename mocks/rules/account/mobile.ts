import { countries } from '../../../fixtures/account/countries';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { members } from '../../db/account/member';
import { registerSettingsOf } from './registerSettings';

export interface Mobile {
  dialingCode: string;
  mobile: string;
}

/** One form per number: no plus sign and no leading zeros. */
export const normalizeMobile = (dialingCode: string, number: string): Mobile => ({
  dialingCode: dialingCode.replace(/^\+|^00/, ''),
  mobile: number.trim().replace(/^0+/, ''),
});

/** Reads a mobile number. The dialing code of the site is used when none is sent. */
export function parseMobile(db: Database, number = '', dialingCode = ''): Mobile {
  const { defaultDialingCode } = registerSettingsOf(db);
  const phone = normalizeMobile(dialingCode || defaultDialingCode, number);
  const isKnown = countries.some(([, code]) => code === phone.dialingCode);
  if (!isKnown || !/^\d{6,15}$/.test(phone.mobile)) {
    reject('mobile_invalid', { value: { field: 'mobileNum' } });
  }
  return phone;
}

export const memberByMobile = (db: Database, { dialingCode, mobile }: Mobile) =>
  db
    .table(members)
    .find((member) => member.mobile === mobile && member.dialingCode === dialingCode);
