import { expect, test, vi } from 'vitest';
import { memberInfo } from '../../src/contract/account/member';
import { email } from '../../src/contract/account/profile';
import { hasPaymentPassword, securityConfig } from '../../src/contract/account/security';
import { signal } from '../../src/kit/render/signals';
import { createDetailForm } from '../../src/screens/account/security/createDetailForm';
import { createSecurity } from '../../src/stores/account/security';
import { createSession } from '../../src/stores/account/session';
import type { App } from '../../src/widgets/site/app/useApp';
import { createFakeHost, settle } from '../helpers/fakeHost';

const app = {} as App;

/** The form that changes the e-mail of a member whose info has these fields. */
async function openEmailForm(info: object) {
  const fake = createFakeHost();
  fake.logIn('ana');
  fake.reply(memberInfo, { id: '1', account: 'ana', type: 0, ...info });
  await fake.host.use(createSession).loadMember();
  const { field } = createDetailForm(fake.host, app, 'email', signal(true));
  return { ...fake, field };
}

test('S7.26 the form of the e-mail asks for it, when member info does not have it', async () => {
  const { field, requestsOf } = await openEmailForm({});
  requestsOf(email)[0]?.answer({ email: 'ana@example.com' });
  await vi.waitFor(() => expect(field.value.value).toBe('ana@example.com'));
});

test('S7.26 what was typed stays, when the e-mail arrives afterwards', async () => {
  const { field, requestsOf } = await openEmailForm({});
  field.value.value = 'new@example.com';
  requestsOf(email)[0]?.answer({ email: 'ana@example.com' });
  await settle();
  expect(field.value.value).toBe('new@example.com');
});

test('S7.26 the form does not ask, when member info says that there is no e-mail', async () => {
  const { field, requestsOf } = await openEmailForm({ email: null });
  expect(requestsOf(email)).toEqual([]);
  expect(field.value.value).toBe('');
});

test.each([
  ['asks whether there is a payment password, when securityConfig does not say it', {}, 1, true],
  ['asks nothing more, when it does', { hasPaymentPassword: false }, 0, false],
])('S7.43 the security screen %s', async (_, config, requests, expected) => {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  logIn('ana');
  reply(securityConfig, config);
  reply(hasPaymentPassword, { hasWithdrawalPassword: true });
  const { config: loaded } = host.use(createSecurity);
  await loaded.load();
  expect(requestsOf(hasPaymentPassword)).toHaveLength(requests);
  expect(loaded.value.value?.hasPaymentPassword).toBe(expected);
});
