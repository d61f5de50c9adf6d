import { type } from 'arktype';
import { endpoint } from './endpoint';

/**
 * A picture of digits, or work for the browser instead: find a whole number n for which
 * SHA-256 of `<challenge>:<n>` begins with `bits` zero bits. Either answer goes into `captcha`.
 */
export const captcha = endpoint('GET', '/wps/captcha', {
  module: 'CAPTCHA3',
  in: type({ 'kind?': "'picture' | 'work'" }),
  out: type({
    captchaId: 'string',
    kind: "'picture' | 'work'",
    /** A PNG in base64. */
    'image?': 'string',
    'challenge?': 'string',
    'bits?': 'number.integer',
    expiresAt: 'number',
  }),
});
export type Captcha = typeof captcha.out.infer;
