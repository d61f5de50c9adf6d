import { captcha } from '../contract/captcha';
import { registerSmsCode, smsCode } from '../contract/sms';
import { thirdPartySms } from '../contract/thirdParty';
import type { Host } from './host';

export type SmsPurpose = 'noLogin' | 'register' | 'thirdParty';

interface SmsTo {
  mobileNum: string;
  countryDialingCode: string;
  challenge: string;
  captchaId?: string;
}

const MINUTE = 60;
const FIRST_EPOCH = 1e9;

/** The wire means minutes, but some servers send the moment itself, in seconds or milliseconds. */
export function secondsOfExpiry(value: number, now = Date.now()) {
  if (value < FIRST_EPOCH) return Math.round(value * MINUTE);
  const moment = value < FIRST_EPOCH * 1000 ? value * 1000 : value;
  return Math.max(0, Math.round((moment - now) / 1000));
}

/** As numbers are sent: people write one zero in front that the network does not want. */
export const withoutZero = (number: string) => number.trim().replace(/^0/, '');
/** As a number stands for a user name. */
export const withoutZeros = (number: string) => number.trim().replace(/^0+/, '');

/** Proofs that someone is a person and has the phone they say. */
export function createVerification({ call }: Host) {
  return {
    picture: (signal: AbortSignal) => call(captcha, { kind: 'picture' }, { signal }),
    work: () => call(captcha, { kind: 'work' }),

    /** Sends a code; answers for how many seconds there is no other. */
    async sendSms(purpose: SmsPurpose, to: SmsTo): Promise<number> {
      if (purpose === 'register') {
        return secondsOfExpiry((await call(registerSmsCode, to)).expiredMinutes);
      }
      if (purpose === 'noLogin') {
        return secondsOfExpiry((await call(smsCode, to)).expirationTime);
      }
      const { mobileNum, countryDialingCode } = to;
      await call(thirdPartySms, { mobileNum, countryDialingCode });
      return MINUTE;
    },
  };
}
