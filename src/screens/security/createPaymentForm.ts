import { signal } from '@kit/signals';
import { text } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createRule } from '../../stores/rule';
import { createSecurity } from '../../stores/security';
import { needed } from '../../widgets/needed';
import { addNewPassword } from '../../widgets/newPassword';
import type { App } from '../../widgets/useApp';
import { createGuardForm, filled } from './createGuardForm';

const NAMES = ['newPaymentPassword', 'confirmNewPaymentPassword'] as const;

/** The first one is proven by the login password, the next by the one before. */
export function createPaymentForm({ use }: Host, app: App, isFirst: boolean, done: () => void) {
  const security = use(createSecurity);
  const rule = needed(use(createRule), 'paymentPassword');
  const form = createGuardForm(app, send, done);
  const proof = form.field(isFirst ? 'password' : 'oldPaymentPassword', signal(''), filled);
  const secret = addNewPassword(form, {
    names: NAMES,
    check: (value) => (isSame(value) ? text('refusal.samePassword') : rule(value)),
    mismatch: 'refusal.in_enter_password',
  });
  const isSame = (value: string) => !isFirst && value !== '' && value === proof.value.peek();

  function send() {
    const given = proof.value.peek();
    return security.setPayment({
      newPaymentPassword: secret.password.value.peek(),
      confirmNewPaymentPassword: secret.confirm.value.peek(),
      ...(isFirst ? { password: given } : { oldPaymentPassword: given }),
    });
  }

  return { form, proof, secret };
}

/** For who forgot it: the login password and the answers to the own questions. */
export function createLostForm({ use }: Host, app: App, questionIds: string[], done: () => void) {
  const security = use(createSecurity);
  const form = createGuardForm(app, send, done);
  const answers = questionIds.map((questionId, i) => ({
    questionId,
    field: form.field(`answer${i + 1}`, signal(''), filled),
  }));
  const proof = form.field('password', signal(''), filled);
  const secret = addNewPassword(form, {
    names: NAMES,
    check: needed(use(createRule), 'paymentPassword'),
    mismatch: 'refusal.in_enter_password',
  });

  function send() {
    return security.resetPayment({
      password: proof.value.peek(),
      answers: answers.map(({ questionId, field }) => ({ questionId, answer: field.value.peek() })),
      newPaymentPassword: secret.password.value.peek(),
      confirmNewPaymentPassword: secret.confirm.value.peek(),
    });
  }

  return { form, answers, proof, secret };
}
