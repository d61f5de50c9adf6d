import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { endHosts } from '../../../tests/helpers/endHosts';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { login } from '../../contract/account/login';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { encodePassword } from '../../stores/account/remember';
import type { App } from '../../widgets/site/app/useApp';
import { createAutoLogin, startAutoLogin } from './autoLogin';

const app = {
  address: signal({ path: '/m/home' }),
  openLoginDialog() {},
  showError() {},
} as unknown as App;

beforeEach(async () => {
  await firstTexts();
  localStorage.setItem('autoLogin', '1');
  const password = encodePassword('Secreto99');
  localStorage.setItem('remPass', JSON.stringify({ username: 'lucia', password }));
});
afterEach(() => {
  for (const end of endHosts) end();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('S4.49 no notice appears, when the login was cancelled before the words of the notice arrived', async () => {
  const { host } = createFakeHost();
  const { cancel, name } = host.use(createAutoLogin);
  startAutoLogin(host, {} as App);
  cancel();
  await loadTexts('session');
  await settle();
  expect(name.value).toBe('');
});

test.each([
  ['another name was typed', 'victor', '', '', 0],
  ['another password was typed', 'lucia', 'Otro1234', '', 0],
  ['the form was sent', 'lucia', 'Secreto99', 'true', 0],
  ['the fields have what is remembered', 'lucia', 'Secreto99', '', 1],
])(
  'S4.49 a login that somebody began by hand before this code was loaded is respected: %s',
  async (_, username, password, isBusy, logins) => {
    vi.useFakeTimers();
    const form = document.createElement('form');
    form.innerHTML =
      '<input name="username"><input name="password" type="password"><button></button>';
    form.querySelector('button')?.setAttribute('aria-busy', isBusy);
    const [name, secret] = form.querySelectorAll('input');
    if (name) name.value = username;
    if (secret) secret.value = password;
    document.body.append(form);
    onTestFinished(() => form.remove());
    const { host, requests } = createFakeHost();
    startAutoLogin(host, app);
    await vi.advanceTimersByTimeAsync(3000);
    expect(requests.filter(({ path }) => path === login.path)).toHaveLength(logins);
  },
);

test('S4.49 a new tab names the member for three seconds, and logs in then', async () => {
  await loadTexts('session');
  vi.useFakeTimers();
  const { host, requestsOf } = createFakeHost();
  const { name } = host.use(createAutoLogin);
  startAutoLogin(host, app);
  await vi.advanceTimersByTimeAsync(2999);
  expect(name.value).toBe('lucia');
  expect(requestsOf(login)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(name.value).toBe('');
  expect(requestsOf(login)).toMatchObject([
    { input: { username: 'lucia', password: 'Secreto99' } },
  ]);
});
