import { type } from 'arktype';
import { endpoint } from '../endpoint';

const details = type({
  'captchaId?': 'string',
  'kind?': "'picture' | 'work'",
  /** A PNG in base64. */
  'image?': 'string',
  'challenge?': 'string',
  'bits?': 'number.integer',
  'expiresAt?': 'number',
});

/**
 * A picture of digits, or work for the browser instead: find a whole number n for which
 * SHA-256 of `<challenge>:<n>` begins with `bits` zero bits. Either answer goes into `captcha`.
 */
export const captcha = endpoint('GET', '/wps/captcha', {
  module: 'CAPTCHA3',
  in: type({ 'kind?': "'picture' | 'work'" }),
  /** Some backends answer with the picture only, as a PNG in base64, with or without an envelope. */
  out: details.or(/^"?(data:image\/png;base64,)?[\w+/=\s]+"?$/),
});
export type Captcha = typeof details.infer;
