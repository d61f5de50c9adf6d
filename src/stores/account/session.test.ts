import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import {
  credentials,
  info,
  KEY,
  local,
  prepare,
  prepareTabStorages,
  tab,
} from '../../../tests/helpers/openSession';
import { config } from '../../config/config';
import { freePlay, login, trialUser } from '../../contract/account/login';
import { memberInfo } from '../../contract/account/member';
import { changePassword } from '../../contract/account/password';
import { renewSession } from '../../contract/account/session';
import { whiteLabel } from '../../contract/site/system';
import { createSystem } from '../site/system';
import { createLogin } from './login';
import { createPassword } from './password';
import { createSession } from './session';

prepareTabStorages();

test('S4.01 a login stores the session and loads the member info', async () => {
  const { session, logins, reply } = prepare();
  reply(login, info);
  reply(memberInfo, { type: 0, nickname: 'Ana' });
  await logins.login(credentials);
  expect(JSON.parse(tab.getItem(KEY) ?? '')).toMatchObject(info);
  expect(session.accountKind.value).toBe('real');
  expect(session.member.value?.nickname).toBe('Ana');
});

test.each([
  [true, '1'],
  [false, '0'],
])(
  'autoLogin tells other programs whether the login is remembered (%s)',
  async (isRemembered, text) => {
    const { logins, reply } = prepare();
    reply(login, info);
    reply(memberInfo, { type: 0 });
    await logins.login(credentials, isRemembered);
    expect(local.getItem('autoLogin')).toBe(text);
  },
);

test('S4.01 a reload keeps the session', () => {
  tab.setItem(KEY, JSON.stringify(info));
  expect(prepare().session.token.value).toBe('t1');
});

test('a login without a merchant is a session of the configured merchant', async () => {
  const { session, logins, reply } = prepare();
  reply(login, { token: 't1', userName: 'ana' });
  reply(memberInfo, { type: 0 });
  await logins.login(credentials);
  expect(session.info.value).toMatchObject({
    token: 't1',
    merchantCode: config.merchant,
    userName: 'ana',
  });
});

test('a trial session without a merchant keeps that of its account', async () => {
  const { session, logins, reply } = prepare();
  reply(trialUser, { account: 'trial1', merchantCode: 'trials' });
  reply(freePlay, { token: 't1', userName: 'trial1' });
  reply(memberInfo, { type: 4 });
  await logins.startFreePlay();
  expect(session.info.value?.merchantCode).toBe('trials');
});

test('a stored session without a merchant is valid', () => {
  tab.setItem(KEY, '{"token":"t","userName":"ana"}');
  expect(prepare().session.token.value).toBe('t');
});

test.each(['{', 'null', '{"token":"t"}', '{"token":1,"merchantCode":"feria"}'])(
  'is a visitor, when the stored session is %s',
  (text) => {
    tab.setItem(KEY, text);
    expect(prepare().session.accountKind.value).toBe('visitor');
  },
);

test('the account kind is unknown, until the member info has arrived', async () => {
  const { session, logIn, requestsOf } = prepare();
  logIn('ana');
  expect(session.accountKind.value).toBe('unknown');
  requestsOf(memberInfo)[0]?.answer({ type: 0 });
  await settle();
  expect(session.accountKind.value).toBe('real');
});

test('the account kind stays unknown, when the member info cannot be loaded', async () => {
  const { session, logIn, requestsOf } = prepare();
  logIn('ana');
  requestsOf(memberInfo)[0]?.fail();
  await settle();
  expect(session.accountKind.value).toBe('unknown');
  expect(session.isLoggedIn.value).toBe(true);
});

test('the old password is known after a first login, until it was changed', async () => {
  const { session, logins, reply, host, requestsOf } = prepare();
  reply(login, { ...info, firstTimeLogin: true });
  reply(memberInfo, { type: 0 });
  await logins.login(credentials);
  expect(session.knownPassword.value).toBe('secret');
  const changed = host.use(createPassword).change({
    oldPassword: 'secret',
    newPassword: 'other',
    confirmNewPassword: 'other',
  });
  requestsOf(changePassword)[0]?.answer(null);
  await changed;
  expect(session.knownPassword.value).toBeUndefined();
  expect(session.info.value?.firstTimeLogin).toBe(false);
  expect(session.token.value).toBe('t1');
});

test('a stored session counts as renewed only after the server accepted it', async () => {
  tab.setItem(KEY, JSON.stringify(info));
  const { session, reply } = prepare();
  expect(session.isRenewed.value).toBe(false);
  reply(renewSession, {});
  reply(memberInfo, { type: 0 });
  await session.renew();
  expect(session.isRenewed.value).toBe(true);
});

test('S4.05 free play opens a trial session at the merchant of the trial account', async () => {
  const { session, logins, reply, requestsOf } = prepare();
  reply(trialUser, { account: 'guest', merchantCode: 'trial', trialFlag: 0 });
  reply(freePlay, { ...info, merchantCode: 'trial' });
  reply(memberInfo, { type: 4 });
  await expect(logins.startFreePlay()).resolves.toBe(false);
  expect(session.accountKind.value).toBe('trial');
  expect(requestsOf(freePlay)[0]?.options.merchant).toBe('trial');
});

test.each([
  [{}, 0, false],
  [{ trialFlag: 1 }, 0, true],
  [{}, undefined, true],
])(
  'S4.05 with the reply %o and the white label flag %s, home opens after free play starts: %s',
  async (trial, flag, expected) => {
    const { host, logins, reply } = prepare();
    reply(whiteLabel, flag === undefined ? {} : { trialFlag: flag });
    await host.use(createSystem).whiteLabel.load();
    reply(trialUser, { account: 'guest', ...trial });
    reply(freePlay, { ...info, merchantCode: 'trial' });
    reply(memberInfo, { type: 4 });
    await expect(logins.startFreePlay()).resolves.toBe(expected);
  },
);

test('a running request is aborted, when the session ends', async () => {
  const { session, host, logIn, requestsOf } = prepare();
  logIn('ana');
  const request = host.call(renewSession).catch((error) => error.kind);
  session.expireSession();
  expect(requestsOf(renewSession)[0]?.options.signal?.aborted).toBe(true);
  await expect(request).resolves.toBe('aborted');
});

test('data of a visitor is kept, when the visitor logs in', () => {
  const { host, logIn } = prepare();
  const draft = host.memberState(() => ({ text: '' }));
  draft().text = 'typed';
  logIn('ana');
  expect(draft().text).toBe('typed');
  logIn('bruno');
  expect(draft().text).toBe('');
});

test.each([
  [{}, true],
  [{ isAgent: false }, false],
])(
  'after a login as an agent, with the member info %o, the session is one of an agent: %s',
  async (more, expected) => {
    const { host, reply } = createFakeHost();
    reply(login, { token: 't1', userName: 'raul' });
    reply(memberInfo, { type: 0, ...more });
    await host.use(createLogin).login({ ...credentials, loginAs: 'agent' });
    expect(host.use(createSession).isAgent.value).toBe(expected);
  },
);
