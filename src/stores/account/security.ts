import {
  hasPaymentPassword,
  resetPaymentPassword,
  type SecurityConfig,
  securityConfig,
  securityQuestions,
  setPaymentPassword,
  setSecurityQuestions,
} from '../../contract/account/security';
import type { InputOf } from '../../contract/endpoint';
import type { Host } from '../base/host';

export type { SecurityConfig };

/** What protects an account, and which protections are missing. */
export function createSecurity({ call, memberResource }: Host) {
  const config = memberResource(async (_, { signal }) => {
    const loaded = await call(securityConfig, undefined, { signal });
    if (loaded.hasPaymentPassword !== undefined) return loaded;
    const { hasWithdrawalPassword } = await call(hasPaymentPassword, undefined, { signal });
    return { ...loaded, hasPaymentPassword: hasWithdrawalPassword };
  });
  const questions = memberResource(
    (_, { signal }) => call(securityQuestions, undefined, { signal }),
    { id: 'questionId' },
  );

  return {
    config,
    questions,

    async setPayment(input: InputOf<typeof setPaymentPassword>) {
      await call(setPaymentPassword, input);
      await config.reload();
    },

    async resetPayment(input: InputOf<typeof resetPaymentPassword>) {
      await call(resetPaymentPassword, input);
      await config.reload();
    },

    async setAnswers(input: InputOf<typeof setSecurityQuestions>) {
      await call(setSecurityQuestions, input);
      await Promise.all([config.reload(), questions.reload()]);
    },
  };
}
