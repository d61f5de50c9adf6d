import { ApiError, isApiError } from '../../api/ApiError';
import { type Captcha, captcha } from '../../contract/account/captcha';
import { registerSmsCode, smsCode } from '../../contract/account/sms';
import type { Host } from '../base/host';
import { createThirdParty } from './thirdParty';

export type SmsPurpose = 'noLogin' | 'register' | 'thirdParty';

interface SmsRequest {
  mobileNum: string;
  countryDialingCode: string;
  /** The answer to the captcha. The API calls it so. */
  challenge: string;
  captchaId?: string;
}

const MINUTE = 60;
/** A number from here on is a point in time, in seconds. A thousand times as much: in milliseconds. */
const MIN_EPOCH = 1e9;

/** The API specifies minutes, but some servers send a point in time, in seconds or milliseconds. */
export function secondsOfExpiry(value: number, now = Date.now()) {
  if (value < MIN_EPOCH) return Math.round(value * MINUTE);
  const expiresAt = value < MIN_EPOCH * 1000 ? value * 1000 : value;
  return Math.max(0, Math.round((expiresAt - now) / 1000));
}

/** A mobile number as the API expects it: without the zero that many people dial first. */
export const withoutLeadingZero = (number: string) => number.trim().replace(/^0/, '');
/** A mobile number as a user name. */
export const withoutLeadingZeros = (number: string) => number.trim().replace(/^0+/, '');

/** Whether a failed login requires a captcha. The flag may be of any type. */
export const requiresCaptcha = (error: unknown) =>
  isApiError(error) && !!(error.value as { captcha?: unknown } | null | undefined)?.captcha;

/** What may surround the Base64 text: quotes, the beginning of a data URL, white space. */
const AROUND_BASE64 = /^"?(data:[^,]*,)?|["\s]/g;

/** Some backends reply with the picture only, not with an object, and some make it a data URL. */
function captchaOf(reply: Captcha | string): Captcha {
  const captcha = typeof reply === 'string' ? { image: reply } : reply;
  const { image } = captcha;
  return image ? { ...captcha, image: image.replace(AROUND_BASE64, '') } : captcha;
}

/** Captchas and SMS codes. */
export function createVerification({ call, use }: Host) {
  return {
    loadPicture: async (signal: AbortSignal) =>
      captchaOf(await call(captcha, { kind: 'picture' }, { signal })),

    /** Throws when the server has pictures only. */
    async loadChallenge() {
      const { captchaId, challenge, bits } = captchaOf(await call(captcha, { kind: 'work' }));
      if (!captchaId || !challenge || bits === undefined)
        throw new ApiError('malformed', captcha.path, { detail: 'the captcha has no challenge' });
      return { captchaId, challenge, bits };
    },

    /** Sends a code. Returns after how many seconds another one can be sent. */
    async sendSms(purpose: SmsPurpose, to: SmsRequest): Promise<number> {
      if (purpose === 'register') {
        return secondsOfExpiry((await call(registerSmsCode, to)).expiredMinutes);
      }
      if (purpose === 'noLogin') {
        return secondsOfExpiry((await call(smsCode, to)).expirationTime);
      }
      const { mobileNum, countryDialingCode } = to;
      await use(createThirdParty).sendCode({ mobileNum, countryDialingCode });
      return MINUTE;
    },
  };
}
