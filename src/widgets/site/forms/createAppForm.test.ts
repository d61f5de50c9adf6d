import { signal } from '@kit/render/signals';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError';
import { firstTexts, loadTexts, setLanguage } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { App } from '../app/useApp';
import { createAppForm } from './createAppForm';
import { required, requiredRule } from './requiredRule';
import type { ServerErrors } from './serverErrors';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation', 'password');
});

const rejected = (code: string, value?: unknown) =>
  new ApiError('rejected', '/wps/x', { code, message: `server: ${code}`, value });

/** A form with the fields `password`, `email` and `amount`, which always fails with this error. */
async function submitAndFail(error: unknown, serverErrors?: ServerErrors) {
  const app = { showToast: vi.fn(), showError: vi.fn() };
  const form = createAppForm(app as unknown as App, {
    onSubmit: () => Promise.reject(error),
    ...(serverErrors ? { serverErrors } : {}),
  });
  const field = (name: string) => form.field(name, signal('x'), required);
  const fields = { password: field('password'), email: field('email'), amount: field('amount') };
  await form.submit();
  return { app, form, ...fields };
}

describe('an error of the server', () => {
  test('is shown under the field of the common table, when the form has that field', async () => {
    const { app, amount } = await submitAndFail(rejected('deposit_limit'));
    expect(amount.error.value).toBe('server: deposit_limit');
    expect(app.showError).not.toHaveBeenCalled();
  });

  test('is shown under the field that the reply names, when no table has its code', async () => {
    const { email } = await submitAndFail(rejected('email_taken', { field: 'email' }));
    expect(email.error.value).toBe('server: email_taken');
  });

  test('follows the table of the form, when both tables have its code', async () => {
    const { email, amount } = await submitAndFail(rejected('deposit_limit'), {
      deposit_limit: 'email',
    });
    expect(email.error.value).toBe('server: deposit_limit');
    expect(amount.error.value).toBeUndefined();
  });

  test('is shown in the words of the app, when the table of the form has a text', async () => {
    const { password } = await submitAndFail(rejected('password_wrong'), {
      password_wrong: { field: 'password', text: 'password.wrongOld' },
    });
    expect(password.error.value).toBe(text('password.wrongOld'));
  });

  test('S4.36 is shown in the new language after a change, when the table of the form has a text', async () => {
    const { form, password } = await submitAndFail(rejected('password_wrong'), {
      password_wrong: { field: 'password', text: 'password.wrongOld' },
    });
    const spanish = password.error.value;
    await setLanguage('EN');
    form.revalidateShown();
    await expect.poll(() => password.error.value).not.toBe(spanish);
    expect(password.error.value).toBe(text('password.wrongOld'));
    await setLanguage('ES');
  });

  test('is shown as a toast in the words of the app, when the text has no field', async () => {
    const { app } = await submitAndFail(rejected('unheard_of'), {
      default: { text: 'password.notChanged' },
    });
    expect(app.showToast).toHaveBeenCalledTimes(1);
    expect(app.showError).not.toHaveBeenCalled();
  });

  test('is shown as a toast, when no field of the form matches', async () => {
    const error = rejected('bank_unknown');
    const { app } = await submitAndFail(error);
    expect(app.showError).toHaveBeenCalledWith(error);
  });

  test('is shown as a toast, when the server did not answer', async () => {
    const error = new ApiError('offline', '/wps/x');
    const { app } = await submitAndFail(error, { default: 'password' });
    expect(app.showError).toHaveBeenCalledWith(error);
  });

  test('is not shown again, when onError has shown it', async () => {
    const showError = vi.fn();
    const form = createAppForm({ showError } as unknown as App, {
      onSubmit: () => Promise.reject(rejected('deposit_limit')),
      onError: () => true,
    });
    const amount = form.field('amount', signal('5'), required);
    await form.submit();
    expect(amount.error.value).toBeUndefined();
    expect(showError).not.toHaveBeenCalled();
  });
});

describe('a required field', () => {
  test('has an error, when it holds only spaces', () => {
    expect(required('  ')).toBe(text('validation.fieldRequired'));
    expect(required(' x ')).toBeUndefined();
  });

  test('shows the message of the operator’s rule, when the rule rejects the value', async () => {
    const message = 'message of the rule';
    const validate = vi.fn(async (name: string) => ({ name, isEmpty: false, message }));
    expect(await requiredRule({ validate }, 'loginPassword')('x')).toBe('message of the rule');
    expect(validate).toHaveBeenCalledWith('loginPassword', 'x', true);
  });

  test('has an error, when there is no rule and the value is empty', async () => {
    const validator = requiredRule({ validate: async () => undefined }, 'email', (v) => v.trim());
    expect(await validator(' ')).toBe(text('validation.fieldRequired'));
  });
});
