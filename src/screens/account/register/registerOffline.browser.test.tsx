import { isOnline } from '@kit/data/network';
import { signal } from '@kit/render/signals';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { registerSettings } from '../../../contract/account/register';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { RegisterFormView } from './RegisterFormView';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('register', 'session', 'validation');
});
afterEach(() => {
  isOnline.value = true;
});

test('S2.04 the link to the login keeps the page to return to and the affiliate code', async () => {
  const { host, reply } = createFakeHost();
  reply(registerSettings, { rules: {} });
  await host.use(createRule).settings.load(undefined);
  const query = new URLSearchParams('back=/m/vouReport&code=LUCIA1');
  const address = signal({ path: '/m/register', query, historyKey: 'a' });
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <RegisterFormView />
      </AppContext>
    </HostContext>,
  );
  await settled();
  expect(find('a[href^="/m/login"]').getAttribute('href')).toBe(`/m/login?${query}`);
});

test('S9.17 offline, the form says when it can be sent, and sending adds no message', async () => {
  const { host, reply } = createFakeHost();
  reply(registerSettings, { rules: {} });
  await host.use(createRule).settings.load(undefined);
  const messages: unknown[] = [];
  const address = signal({ path: '/m/register', query: new URLSearchParams(), historyKey: 'a' });
  const showError = (error: unknown) => messages.push(error);
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, showError, showToast: showError } as unknown as App}>
        <RegisterFormView />
      </AppContext>
    </HostContext>,
  );
  isOnline.value = false;
  await settled();
  expect(container.textContent).toContain(text('error.needsNetwork'));
  for (const box of container.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.click();
  find('button[type=submit]').click();
  await settled();
  expect(messages).toEqual([]);
});
