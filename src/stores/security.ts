import { createResource } from '@kit/resource';
import type { Endpoint } from '../contract/endpoint';
import {
  resetPaymentPassword,
  type SecurityConfig,
  securityConfig,
  securityQuestions,
  setPaymentPassword,
  setSecurityQuestions,
} from '../contract/security';
import type { Host } from './host';
import { createPasskey } from './passkey';
import { createSession } from './session';

export type { SecurityConfig };

type InputOf<T> = T extends Endpoint<infer In, unknown> ? In : never;
type NewPayment = InputOf<typeof setPaymentPassword>;
type LostPayment = InputOf<typeof resetPaymentPassword>;
type Answers = InputOf<typeof setSecurityQuestions>;

/** What guards an account, and what of it is missing. */
export function createSecurity({ call, use }: Host) {
  const { token } = use(createSession);
  const passkeys = use(createPasskey).own;
  const config = createResource((_, { signal }) => call(securityConfig, undefined, { signal }));
  const questions = createResource(
    (_, { signal }) => call(securityQuestions, undefined, { signal }),
    { id: 'questionId' },
  );
  let owner = token.peek();

  return {
    config,
    questions,

    /** Nobody is shown, even for a moment, what is another's. */
    load() {
      if (owner !== token.peek()) for (const one of [config, questions, passkeys]) one.reset();
      owner = token.peek();
      return config.load();
    },

    async setPayment(wish: NewPayment) {
      await call(setPaymentPassword, wish);
      await config.reload();
    },

    async resetPayment(wish: LostPayment) {
      await call(resetPaymentPassword, wish);
      await config.reload();
    },

    async setAnswers(wish: Answers) {
      await call(setSecurityQuestions, wish);
      await Promise.all([config.reload(), questions.reload()]);
    },
  };
}
