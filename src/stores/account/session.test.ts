import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage, SharedStorage } from '../../../tests/helpers/memoryStorage';
import { config } from '../../config/config';
import { freePlay, login, trialUser } from '../../contract/account/login';
import { memberInfo } from '../../contract/account/member';
import { changePassword } from '../../contract/account/password';
import { logout, renewSession } from '../../contract/account/session';
import { whiteLabel } from '../../contract/site/system';
import { createSystem } from '../site/system';
import { createLogin } from './login';
import { createLogout } from './logout';
import { createPassword } from './password';
import { createSession } from './session';

let local: SharedStorage;
let tab: MemoryStorage;
beforeEach(() => {
  local = new SharedStorage();
  tab = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', local.listen);
});
afterEach(() => void vi.unstubAllGlobals());

const KEY = 'MC_SESSION_INFO';
const info = { token: 't1', merchantCode: 'feria', userName: 'ana' };
const credentials = { username: 'ana', password: 'secret', captcha: '', type: 'username' } as const;

function prepare() {
  const server = createFakeHost();
  const { host } = server;
  return {
    ...server,
    session: { ...host.use(createSession), ...host.use(createLogout) },
    logins: host.use(createLogin),
  };
}

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

test('S4.04 a logout ends the session before the server has answered', async () => {
  const { session, logIn, requestsOf } = prepare();
  logIn('ana');
  tab.setItem('other', 'x');
  void session.logout();
  expect(session.isLoggedIn.value).toBe(false);
  expect(tab.items.size).toBe(0);
  expect(local.getItem('autoLogin')).toBe('0');
  expect(requestsOf(logout)).toHaveLength(1);
});

test('S4.04 a logout drops everything, when its request fails', async () => {
  const { session, logIn, requestsOf } = prepare();
  logIn('ana');
  const done = session.logout();
  requestsOf(logout)[0]?.fail();
  await done;
  expect(session.info.value).toBeNull();
});

function openTab(userName: string, more = {}) {
  const opened = prepare();
  opened.logIn(userName, more);
  const onLogout = vi.fn();
  opened.session.onLogoutInOtherTab(onLogout);
  return { ...opened, onLogout };
}

test("S4.04 a logout ends the same member's session in other tabs, and each tab revokes its own token", () => {
  const first = openTab('ana', { token: 't1' });
  const second = openTab('ana', { token: 't2' });
  void first.session.logout();
  expect(second.session.isLoggedIn.value).toBe(false);
  expect(second.onLogout).toHaveBeenCalledOnce();
  expect(first.requestsOf(logout)).toHaveLength(1);
  expect(second.requestsOf(logout)).toHaveLength(1);
});

test.each([
  ['another member', 'bruno', {}],
  ['a member of another merchant', 'ana', { merchantCode: 'trial' }],
])('S4.04 a logout keeps the session of %s in another tab', (_, userName, more) => {
  const first = openTab('ana');
  const second = openTab(userName, more);
  void first.session.logout();
  expect(second.session.isLoggedIn.value).toBe(true);
  expect(second.onLogout).not.toHaveBeenCalled();
  expect(second.requestsOf(logout)).toHaveLength(0);
});

test('S4.04 a logout is not sent back, when it came from another tab', () => {
  const [first, second, third] = [openTab('ana'), openTab('ana'), openTab('ana')];
  void first.session.logout();
  for (const { onLogout, requestsOf } of [second, third]) {
    expect(onLogout).toHaveBeenCalledOnce();
    expect(requestsOf(logout)).toHaveLength(1);
  }
});

/** A tab that the browser kept asleep: it gets no event of the storage. */
function openSleepingTab(userName: string) {
  vi.stubGlobal('addEventListener', () => {});
  const opened = prepare();
  opened.logIn(userName);
  const stored = tab.getItem(KEY) as string;
  vi.stubGlobal('addEventListener', local.listen);
  return { ...opened, stored };
}

test("S4.04 a logout ends the same member's session in a tab that wakes up later, without a request", () => {
  const sleeping = openSleepingTab('ana');
  void openTab('ana').session.logout();
  expect(sleeping.session.isLoggedIn.value).toBe(true);
  sleeping.requests.length = 0;
  expect(sleeping.session.endIfLoggedOut()).toBe(true);
  expect(sleeping.session.isLoggedIn.value).toBe(false);
  expect(tab.items.size).toBe(0);
  expect(sleeping.requests).toEqual([]);
});

test('S4.04 a session that the browser restores with its tab has ended, when its member logged out since', () => {
  const { stored } = openSleepingTab('ana');
  void openTab('ana').session.logout();
  tab.setItem(KEY, stored);
  const restored = prepare();
  expect(restored.session.isLoggedIn.value).toBe(false);
  expect(restored.requests).toEqual([]);
  expect(tab.items.size).toBe(0);
});

test('S4.04 a session that began after a logout goes on, also when the clock was moved back', () => {
  vi.useFakeTimers({ now: 1000 });
  void openTab('ana').session.logout();
  vi.setSystemTime(500);
  const { stored, session } = openSleepingTab('ana');
  expect(session.endIfLoggedOut()).toBe(false);
  void openTab('ana').session.logout();
  tab.setItem(KEY, stored);
  expect(prepare().session.isLoggedIn.value).toBe(false);
  vi.useRealTimers();
});

test('S4.04 a logout of another member keeps the session of a tab that wakes up later', () => {
  const { stored, session } = openSleepingTab('ana');
  void openTab('bruno').session.logout();
  expect(session.endIfLoggedOut()).toBe(false);
  tab.setItem(KEY, stored);
  expect(prepare().session.token.value).toBe('token of ana');
});

test('S4.04 a session that another program stored ends by a later logout in another tab', () => {
  tab.setItem(KEY, JSON.stringify(info));
  prepare();
  const stored = tab.getItem(KEY) as string;
  void openTab('ana').session.logout();
  tab.setItem(KEY, stored);
  expect(prepare().session.isLoggedIn.value).toBe(false);
});

test('the record of logouts contains neither name nor token', () => {
  void openTab('ana', { token: 'secret' }).session.logout();
  expect(local.getItem('feria.logouts')).toMatch(/^{"[a-z0-9]{1,7}":\d+}$/);
});

test.each(['x', 'null', '[]'])(
  'a record of logouts that cannot be read ends no session: %s',
  (text) => {
    local.setItem('feria.logouts', text);
    const { session } = openTab('ana');
    expect(session.endIfLoggedOut()).toBe(false);
    void session.logout();
    expect(local.getItem('feria.logouts')).toMatch(/:\d+}$/);
  },
);

test('nothing is written back to the storage of the tab, after a logout', async () => {
  const { session, logIn, host } = prepare();
  const json = { encode: (text: string) => text, decode: (text: string | null) => text ?? '' };
  const note = host.memberStored('feria.note', json, 'session');
  logIn('ana');
  note.value = 'of ana';
  expect(tab.getItem('feria.note')).toBe('of ana');
  void session.logout();
  await settle();
  expect(tab.items.size).toBe(0);
  expect(note.value).toBe('');
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
