import { signal } from '@kit/render/signals';
import { text } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { createSecurity } from '../../../stores/account/security';
import type { Host } from '../../../stores/base/host';
import type { App } from '../../site/app/useApp';
import { addNewPassword } from '../../site/forms/addNewPassword';
import { required, requiredRule } from '../../site/forms/requiredRule';
import { addLoginPassword, createSecurityForm } from './createSecurityForm';

const FIELD_NAMES = ['newPaymentPassword', 'confirmNewPaymentPassword'] as const;

/** The first payment password needs the login password, a change needs the current one. */
export function createPaymentForm({ use }: Host, app: App, isFirst: boolean, onDone: () => void) {
  const security = use(createSecurity);
  const rule = requiredRule(use(createRule), 'paymentPassword');
  const form = createSecurityForm(app, onSubmit, onDone);
  const currentPassword = form.field(
    isFirst ? 'password' : 'oldPaymentPassword',
    signal(''),
    required,
  );
  const newPassword = addNewPassword(form, {
    names: FIELD_NAMES,
    validate: (value) => (isSameAsCurrent(value) ? text('validation.samePassword') : rule(value)),
    mismatch: 'validation.in_enter_password',
  });
  const isSameAsCurrent = (value: string) =>
    !isFirst && value !== '' && value === currentPassword.value.peek();

  function onSubmit() {
    const current = currentPassword.value.peek();
    return security.setPayment({
      newPaymentPassword: newPassword.password.value.peek(),
      confirmNewPaymentPassword: newPassword.confirm.value.peek(),
      ...(isFirst ? { password: current } : { oldPaymentPassword: current }),
    });
  }

  return { form, currentPassword, newPassword };
}

/** Replaces a forgotten payment password: needs the login password and the security answers. */
export function createResetPaymentForm(
  { use }: Host,
  app: App,
  questionIds: string[],
  onDone: () => void,
) {
  const security = use(createSecurity);
  const form = createSecurityForm(app, onSubmit, onDone);
  const answers = questionIds.map((questionId, index) => ({
    questionId,
    field: form.field(`answer${index + 1}`, signal(''), required),
  }));
  const loginPassword = addLoginPassword(form);
  const newPassword = addNewPassword(form, {
    names: FIELD_NAMES,
    validate: requiredRule(use(createRule), 'paymentPassword'),
    mismatch: 'validation.in_enter_password',
  });

  function onSubmit() {
    return security.resetPayment({
      password: loginPassword.value.peek(),
      answers: answers.map(({ questionId, field }) => ({ questionId, answer: field.value.peek() })),
      newPaymentPassword: newPassword.password.value.peek(),
      confirmNewPaymentPassword: newPassword.confirm.value.peek(),
    });
  }

  return { form, answers, loginPassword, newPassword };
}
