import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../tests/stores/fakeHost';
import { firstWords, loadWords } from '../i18n/locale';
import { encodePassword } from '../stores/remember';
import type { App } from '../widgets/app/useApp';
import { autoLoginName, cancelAutoLogin, startAutoLogin } from './autoLogin';

beforeEach(async () => {
  await firstWords();
  localStorage.setItem('autoLogin', '1');
  const password = encodePassword('Secreto99');
  localStorage.setItem('remPass', JSON.stringify({ username: 'lucia', password }));
});
afterEach(() => {
  cancelAutoLogin();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('S4.49 no notice appears, when the login was cancelled before the words of the notice arrived', async () => {
  const { host } = createFakeHost();
  startAutoLogin(host, {} as App);
  cancelAutoLogin();
  await loadWords('session');
  await settle();
  expect(autoLoginName.value).toBe('');
});
