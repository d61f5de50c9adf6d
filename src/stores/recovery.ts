import { mailRecovery, resetPassword } from '../contract/password';
import type { Host } from './host';
import { withoutZero } from './verification';

interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

/** Ways back in for who forgot the password. Each answers the name of the account. */
export function createRecovery({ call }: Host) {
  return {
    /** For how many minutes the link in the mail is good; it is sent only if there is an account. */
    mail: async (email: string) => (await call(mailRecovery, { email })).expiredMinutes,

    bySms: async (
      proof: { mobileNum: string; countryDialingCode: string; verificationCode: string },
      wish: NewPassword,
    ) => {
      const mobileNum = withoutZero(proof.mobileNum);
      const input = { method: 'sms', ...proof, ...wish, mobileNum } as const;
      return (await call(resetPassword, input)).userName;
    },

    byLink: async (resetToken: string, wish: NewPassword) =>
      (await call(resetPassword, { method: 'email', resetToken, ...wish })).userName,
  };
}
