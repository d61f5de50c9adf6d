import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { changePassword } from '../../../contract/account/password';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { App } from '../../../widgets/site/app/useApp';
import { createChangePasswordForm } from './createChangePasswordForm';

beforeEach(async () => {
  await firstTexts();
  await loadTexts('validation', 'password');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

async function submit(oldPassword: string, newPassword: string) {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('ana');
  const closeToast = vi.fn();
  const app = {
    address: signal({ path: '/m/changePsw' }),
    showToast: vi.fn(() => closeToast),
    showError: vi.fn(),
    alert: vi.fn(async (_: object) => {}),
    navigate: vi.fn(),
  };
  const { form, ...fields } = createChangePasswordForm(host, app as unknown as App);
  fields.oldPassword.value.value = oldPassword;
  fields.newPassword.password.value.value = newPassword;
  fields.newPassword.confirm.value.value = newPassword;
  void form.submit();
  await vi.advanceTimersByTimeAsync(0);
  return { app, closeToast, fields, sent: requestsOf(changePassword) };
}
const textsOf = ({ showToast }: { showToast: ReturnType<typeof vi.fn> }) =>
  showToast.mock.calls.map(([shown, { ms }]) => [shown.value, ms]);

test('S4.30 S9.13 S8.11 a changed password is confirmed for a second, and home opens then', async () => {
  const { app, sent } = await submit('Feria2025', 'Feria2026');
  sent[0]?.answer({});
  await vi.advanceTimersByTimeAsync(999);
  expect(textsOf(app).at(-1)).toEqual([text('password.in_chang_saved'), 1000]);
  expect(app.navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/m/home', { replace: true });
});

test('S8.06 S5.14 the same password again is an alert, and is not sent', async () => {
  const { app, sent } = await submit('Feria2025', 'Feria2025');
  expect(sent).toEqual([]);
  const [shown] = app.alert.mock.calls.flat();
  expect(shown).toMatchObject({
    title: { value: text('app.popupPrompt') },
    text: { value: text('validation.samePassword') },
  });
});

test('S8.07 a refused change closes the loading toast, and does not show the text of the server', async () => {
  const { app, closeToast, sent } = await submit('Feria2025', 'Feria2026');
  expect(closeToast).not.toHaveBeenCalled();
  sent[0]?.reject('text of the server');
  await vi.advanceTimersByTimeAsync(0);
  expect(closeToast).toHaveBeenCalledOnce();
  expect(textsOf(app).map(([shown]) => shown)).toEqual([
    text('password.changing'),
    text('password.notChanged'),
  ]);
  expect(app.showError).not.toHaveBeenCalled();
});

test('S8.07 the field that a refusal names shows the text of the form, not that of the server', async () => {
  const { app, fields, sent } = await submit('Feria2025', 'Feria2026');
  sent[0]?.reject('text of the server', { field: 'newPassword' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fields.newPassword.password.error.value).toBe(text('password.notChanged'));
  expect(textsOf(app).map(([shown]) => shown)).toEqual([text('password.changing')]);
});
