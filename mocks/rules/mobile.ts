import { countries } from '../../fixtures/countries';
import type { Database } from '../core/database';
import { reject } from '../core/requestError';
import { members } from '../db/member';
import { settingOf } from '../db/setting';

export interface Mobile {
  dialingCode: string;
  mobile: string;
}

/** One form per number: no plus sign and no leading zeros. */
export const normalizeMobile = (dialingCode: string, number: string): Mobile => ({
  dialingCode: dialingCode.replace(/^\+|^00/, ''),
  mobile: number.trim().replace(/^0+/, ''),
});

export function parseMobile(db: Database, number = '', dialingCode = ''): Mobile {
  const { defaultDialingCode } = settingOf(db, 'register');
  const read = normalizeMobile(dialingCode || defaultDialingCode, number);
  const isKnown = countries.some(([, code]) => code === read.dialingCode);
  if (!isKnown || !/^\d{6,15}$/.test(read.mobile)) {
    reject('mobile_invalid', { value: { field: 'mobileNum' } });
  }
  return read;
}

export const memberByMobile = (db: Database, { dialingCode, mobile }: Mobile) =>
  db
    .table(members)
    .find((member) => member.mobile === mobile && member.dialingCode === dialingCode);
