import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeHost, type FakeRequest } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { config } from '../../../config/config';
import { captcha } from '../../../contract/account/captcha';
import { login } from '../../../contract/account/login';
import { thirdPartyToken } from '../../../contract/account/thirdParty';
import { settings, whiteLabel } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../../site/app/useApp';
import { LoginForm } from './LoginForm';

/** Both modules of an SDK, which counts the windows that it opens. */
const SDK = `
  export const SDK_VERSION = '10.14.1';
  export const initializeApp = () => {};
  export const getAuth = () => ({ authStateReady: async () => {} });
  export class GoogleAuthProvider {}
  export async function signInWithPopup() {
    globalThis.signInWindows = (globalThis.signInWindows ?? 0) + 1;
    return { user: { getIdToken: async () => 'token' } };
  }//`;

const page = globalThis as { signInWindows?: number };

beforeEach(async () => {
  await firstTexts();
  await loadTexts('session', 'validation');
  config.signInSdk = `data:text/javascript,${encodeURIComponent(SDK)}`;
});
afterEach(() => {
  delete config.signInSdk;
  delete page.signInWindows;
});

async function openLogin(thirdParty: object) {
  const { host, reply, requestsOf } = createFakeHost();
  reply(settings, { thirdParty });
  reply(whiteLabel, { flags: { GOOGLELOGIN3: true } });
  reply(captcha, { captchaId: 'c1', image: 'R0lGODlhAQABAAAAACw=' });
  reply(thirdPartyToken, { idToken: 'token' });
  host.retain(createSystem);
  const errors: unknown[] = [];
  const app = {
    address: signal({ path: '/m/login', query: new URLSearchParams(), historyKey: 'a' }),
    showError: (error: unknown) => errors.push(error),
    showToast: () => () => {},
  } as unknown as App;
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={app}>
        <LoginForm isAgent={signal(false)} onDone={() => {}} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const field = () => find<HTMLInputElement>('input[name=captcha]');
  const dialog = () => find<HTMLDialogElement>('dialog[open]');
  const focused = () => document.activeElement?.getAttribute('name');
  const tap = (name: string) =>
    [...container.querySelectorAll('button')]
      .find((button) => button.textContent === name)
      ?.click();
  function type(input: HTMLInputElement, value: string) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.poll(() => container.textContent).toContain('Google');
  /** Resolves with the next login that was sent. */
  async function sent(count: number): Promise<FakeRequest> {
    await expect.poll(() => requestsOf(login).length).toBe(count);
    return requestsOf(login)[count - 1] as FakeRequest;
  }
  return { container, errors, field, focused, dialog, tap, type, sent };
}

const demand = { captcha: true };

test('S4.13 S8.10 S5.07 a demanded captcha is answered, before a window of the service opens again', async () => {
  const { container, errors, field, focused, tap, type, sent } = await openLogin({ keys: {} });
  tap('Google');
  (await sent(1)).reject('third_party_unknown', demand);
  await expect.poll(focused).toBe('captcha');
  expect(errors).toMatchObject([{ code: 'third_party_unknown' }]);

  tap('Google');
  await expect.poll(() => container.textContent).toContain(text('validation.in_vwrite_code'));
  expect(page.signInWindows).toBe(1);

  type(field(), '1234');
  tap('Google');
  const wrong = await sent(2);
  expect(wrong.input).toMatchObject({ type: 'firebase', captcha: '1234', captchaId: 'c1' });
  wrong.reject('captcha_wrong', demand);
  await expect.poll(() => field().value).toBe('');

  type(field(), '4711');
  tap('Google');
  expect((await sent(3)).input).toMatchObject({ captcha: '4711' });
});

test('S4.13 S8.10 the dialog in place of the service closes, when a captcha is demanded', async () => {
  const { container, focused, dialog, tap, type, sent } = await openLogin({
    ready: true,
    version: '10.14.1',
  });
  tap('Google');
  await expect.poll(dialog).not.toBe(null);
  type(dialog().querySelector('input') as HTMLInputElement, 'lucia@example.com');
  tap(text('session.socialGo'));
  (await sent(1)).reject('captcha_needed', demand);
  await expect.poll(dialog).toBe(null);
  await expect.poll(focused).toBe('captcha');
  expect(container.textContent).toContain(text('validation.enterCaptcha'));
});
