import { countries } from '../../fixtures/countries';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { members } from '../db/member';
import { settingOf } from '../db/setting';

export interface Mobile {
  dialingCode: string;
  mobile: string;
}

/** One spelling for one number: no plus sign, no leading zeros. */
export const canonical = (dialingCode: string, number: string): Mobile => ({
  dialingCode: dialingCode.replace(/^\+|^00/, ''),
  mobile: number.trim().replace(/^0+/, ''),
});

export function readMobile(db: Database, number = '', dialingCode = ''): Mobile {
  const { defaultDialingCode } = settingOf(db, 'register');
  const read = canonical(dialingCode || defaultDialingCode, number);
  const isKnown = countries.some(([, code]) => code === read.dialingCode);
  if (!isKnown || !/^\d{6,15}$/.test(read.mobile)) {
    refuse('mobile_invalid', { value: { field: 'mobileNum' } });
  }
  return read;
}

export const byMobile = (db: Database, { dialingCode, mobile }: Mobile) =>
  db.of(members).find((one) => one.mobile === mobile && one.dialingCode === dialingCode);
