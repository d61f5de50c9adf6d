import { mailRecovery, resetPassword } from '../../contract/account/password';
import type { Host } from '../base/host';
import { withoutLeadingZero } from './verification';

interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

/** A new password for members who forgot theirs. */
export function createRecovery({ call }: Host) {
  return {
    /**
     * Asks for a mail with a link. Returns for how many minutes the link is valid, if the server
     * says so. The reply is the same when there is no such account.
     */
    requestMail: async (email: string) => (await call(mailRecovery, { email })).expiredMinutes,

    /** Returns the user name of the account, or an empty text when the reply has none. */
    resetBySms: async (
      verified: { mobileNum: string; countryDialingCode: string; verificationCode: string },
      password: NewPassword,
    ) => {
      const mobileNum = withoutLeadingZero(verified.mobileNum);
      const input = { method: 'sms', ...verified, ...password, mobileNum } as const;
      return (await call(resetPassword, input)).userName ?? '';
    },

    /** Returns the user name of the account, or an empty text when the reply has none. */
    resetByLink: async (resetToken: string, password: NewPassword) =>
      (await call(resetPassword, { method: 'email', resetToken, ...password })).userName ?? '',
  };
}
