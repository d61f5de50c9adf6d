import * as contract from '../../../src/contract/account/sms';
import type { InputOf } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { parseMobile } from '../../rules/account/mobile';
import { sendSms } from '../../rules/account/sms';

type Input = InputOf<typeof contract.smsCode>;

const numberOf = (db: Database, { mobileNum, mobileNo, countryDialingCode }: Input) =>
  parseMobile(db, mobileNum ?? mobileNo, countryDialingCode);

/** Neither endpoint reveals whether the number has an account. */
export const sms = [
  handle(contract.smsCode, async ({ db, input }) => ({
    expirationTime: await sendSms(db, 'noLogin', numberOf(db, input), input),
  })),

  handle(contract.registerSmsCode, async ({ db, input }) => ({
    expiredMinutes: await sendSms(db, 'register', numberOf(db, input), input),
  })),
];
