import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { checkAffiliate, register, registerSettings } from '../../../contract/account/register';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { createAffiliate } from '../../../stores/agents/affiliate';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { RegisterFormView } from './RegisterFormView';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('register', 'session', 'validation');
});

test('S5.12 S5.22 without a field for it, the wrong code of a link can be dropped', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  const off = { enabled: false, required: false };
  const names = ['username', 'password', 'confirmPassword', 'affiliateCode'];
  reply(registerSettings, { rules: Object.fromEntries(names.map((name) => [name, off])) });
  await host.use(createRule).settings.load(undefined);
  void host.use(createAffiliate).checkLink({ code: 'NADIE', domain: 'a.example' });
  requestsOf(checkAffiliate)[0]?.reject('affiliate_unknown');
  const query = new URLSearchParams('code=NADIE&back=/m/vip');
  const addresses: string[] = [];
  const toasts: unknown[] = [];
  const app = {
    address: signal({ path: '/m/register', query, historyKey: 'a' }),
    navigate: (path: string) => addresses.push(path),
    showToast: (message: { value: unknown }) => toasts.push(message.value),
  } as unknown as App;
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={app}>
        <RegisterFormView />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => container.textContent).toContain(text('validation.referrerLink'));
  for (const box of container.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.click();
  const send = find('button[type=submit]');
  send.click();
  await expect.poll(() => toasts).toEqual([text('validation.invitation_code_error')]);
  await expect
    .poll(() => document.activeElement?.textContent)
    .toContain(text('register.withoutCode'));
  expect(requestsOf(register)).toEqual([]);

  const { activeElement } = document;
  activeElement?.querySelector('button')?.click();
  expect(addresses).toEqual(['/m/register?back=%2Fm%2Fvip']);
  requestsOf(checkAffiliate)[1]?.reject('affiliate_unknown');
  await expect.poll(() => container.textContent).not.toContain(text('validation.referrerLink'));
  expect(document.activeElement).toBe(send);
  send.click();
  await expect.poll(() => requestsOf(register)).toMatchObject([{ input: { affiliateCode: '' } }]);
});
