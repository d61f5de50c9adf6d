import { type } from 'arktype';
import { endpoint } from '../endpoint';

const text = 'string <= 200';
const change = {
  auth: 'session',
  in: type({ oldPassword: text, newPassword: text, confirmNewPassword: text }),
  out: type({ 'changed?': 'boolean' }),
} as const;

/** Ends all other sessions of the member. */
export const changePassword = endpoint('POST', '/wps/v2/member/password', change);
/** The same under an older path. */
export const changePasswordV1 = endpoint('POST', '/wps/member/password', change);

/** Sends a mail with a link, if there is such an account. The reply is the same if there is not. */
export const mailRecovery = endpoint('POST', '/wps/member/password/email', {
  body: 'form',
  in: type({ email: 'string <= 80' }),
  out: type({ 'sent?': 'boolean', 'expiredMinutes?': 'number' }),
});

/** Sets a new password after an SMS code or a mailed link. Ends all sessions. */
export const resetPassword = endpoint('POST', '/wps/member/reset', {
  encrypted: true,
  in: type({
    method: "'sms' | 'email' | 'questions'",
    newPassword: text,
    confirmNewPassword: text,
    'mobileNum?': 'string <= 20',
    'countryDialingCode?': 'string <= 8',
    'verificationCode?': 'string <= 10',
    /** From the link in the mail. */
    'resetToken?': 'string <= 80',
    'username?': 'string <= 64',
    'answers?': type({ questionId: 'string <= 40', answer: 'string <= 80' })
      .array()
      .atMostLength(8),
  }),
  out: type({ 'userName?': 'string' }),
});
