import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../../tests/helpers/memoryStorage';
import { checkAffiliate, register, registerSettings } from '../../../contract/account/register';
import { createRule } from '../../../stores/account/rule';
import { createAffiliate } from '../../../stores/agents/affiliate';
import type { App } from '../../../widgets/site/app/useApp';
import { createRegisterForm } from './createRegisterForm';
import { sendRegistration } from './sendRegistration';

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'a.example', search: '' });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

const extras = {
  captcha: { answer: () => ({}) },
  dialing: { code: { peek: () => '51' } },
} as unknown as Parameters<typeof sendRegistration>[3];

test('S5.12 S5.15 a registration is sent with its consents, only after the code of the link was checked', async () => {
  const { host, requestsOf } = createFakeHost();
  const app = { showToast: () => () => {} } as unknown as App;
  const form = createRegisterForm(host, app, async () => {});
  for (const consent of Object.values(form.consents)) consent.value.value = true;
  void host.use(createAffiliate).checkLink({ code: 'amigo', domain: 'a.example' });
  void sendRegistration(host, app, form, extras);
  await settle();
  expect(requestsOf(register)).toEqual([]);
  requestsOf(checkAffiliate)[0]?.answer({ code: 'AMIGO' });
  await settle();
  expect(requestsOf(register).map(({ input }) => input)).toMatchObject([
    { affiliateCode: 'AMIGO', consents: { age: true, terms: true, notBarred: true } },
  ]);
});

test('S5.12 the code of the link is checked again on registration when the server was not reached', async () => {
  const { host, requestsOf } = createFakeHost();
  const app = { showToast: () => () => {} } as unknown as App;
  const form = createRegisterForm(host, app, async () => {});
  void host.use(createAffiliate).checkLink({ code: 'amigo', domain: 'a.example' });
  requestsOf(checkAffiliate)[0]?.fail();
  await settle();
  void sendRegistration(host, app, form, extras);
  await settle();
  requestsOf(checkAffiliate)[1]?.answer({ code: 'AMIGO' });
  await settle();
  expect(requestsOf(register)).toMatchObject([{ input: { affiliateCode: 'AMIGO' } }]);
});

test('S3.21 an SMS code is sent, when the operator asks for one at a registration by user name too', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  const rule = { enabled: true, required: true, message: '' };
  reply(registerSettings, {
    methods: { username: true, mobileNum: true },
    rules: { username: rule, mobileNum: rule, verificationCode: rule },
  });
  await host.use(createRule).load();
  const app = { showToast: () => () => {} } as unknown as App;
  const form = createRegisterForm(host, app, async () => {});
  form.username.value.value = 'marisol';
  form.mobile.value.value = '0987654321';
  form.code.value.value = ' 4821 ';
  reply(checkAffiliate, {});
  void host.use(createAffiliate).checkLink({ code: '', domain: 'a.example' });
  void sendRegistration(host, app, form, extras);
  await settle();
  expect(requestsOf(register).map(({ input }) => input)).toMatchObject([
    { username: 'marisol', mobileNum: '987654321', verificationCode: '4821' },
  ]);
});
