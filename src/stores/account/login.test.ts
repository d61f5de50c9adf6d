import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { login } from '../../contract/account/login';
import { memberInfo } from '../../contract/account/member';
import { logout, renewSession } from '../../contract/account/session';
import { createLogin } from './login';
import { createLogout } from './logout';
import { createSession } from './session';

const local = new MemoryStorage();
beforeEach(() => {
  local.clear();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

const password = { username: 'ana', password: 'secret', captcha: '', type: 'username' } as const;
const sms = { ...password, password: '123456', type: 'sms' } as const;

function open(replied: object = {}) {
  const server = createFakeHost();
  server.reply(login, { token: 't1', userName: 'ana', ...replied });
  server.reply(memberInfo, { type: 0 });
  const { host } = server;
  const session = host.use(createSession);
  return { ...server, session, ...host.use(createLogin), ...host.use(createLogout) };
}

describe('a login', () => {
  test('is not remembered unless it says so', async () => {
    await open().login(password);
    expect(local.getItem('autoLogin')).toBe('0');
  });

  test('by the form of members is no session of an agent', async () => {
    const { login: send, session } = open();
    const opened = await send(password);
    expect(opened).not.toHaveProperty('isAgent');
    expect(session.isAgent.value).toBe(false);
  });

  test('with a code leaves no known password, also when it is the first one', async () => {
    const { login: send, session } = open({ firstTimeLogin: true });
    await send(sms);
    expect(session.knownPassword.value).toBeUndefined();
  });

  test('that is not the first one leaves no known password', async () => {
    const { login: send, session } = open({ firstTimeLogin: false });
    await send(password);
    expect(session.knownPassword.value).toBeUndefined();
  });

  test('has a token that is good, until the session ends', async () => {
    const { login: send, session } = open();
    expect(session.isReal.value).toBe(false);
    await send(password);
    expect([session.isRenewed.value, session.isReal.value]).toEqual([true, true]);
    session.expireSession();
    expect([session.isRenewed.value, session.isReal.value]).toEqual([false, false]);
  });
});

describe('a renewal', () => {
  test('that was sent for another session does not count', async () => {
    const { session, logIn, requestsOf } = open();
    logIn('ana');
    session.expireSession();
    void session.startSession({ token: 't2', merchantCode: 'feria', userName: 'eva' });
    const renewed = session.renew().catch(() => undefined);
    logIn('bruno');
    requestsOf(renewSession)[0]?.answer({});
    await settle();
    await renewed;
    session.expireSession();
    expect(session.isRenewed.value).toBe(false);
  });

  test('is not sent without a session', async () => {
    const { session, requests } = open();
    await session.renew();
    expect(requests).toEqual([]);
  });
});

describe('a logout', () => {
  test('S4.03 revokes all sessions of the member with the token', async () => {
    const { logIn, logout: send, requestsOf } = open();
    logIn('ana');
    void send();
    await settle();
    expect(requestsOf(logout).map(({ input }) => input)).toEqual([{ everywhere: true }]);
  });

  test('of this tab alone revokes this session only', async () => {
    const { logIn, logoutThisTab, requestsOf, session } = open();
    logIn('ana');
    void logoutThisTab();
    await settle();
    expect(requestsOf(logout).map(({ input }) => input)).toEqual([{}]);
    expect([session.isLoggedIn.value, local.getItem('autoLogin')]).toEqual([false, '0']);
    expect(local.getItem('feria.logouts')).toBeNull();
  });

  test('without a session notes no member', async () => {
    const { logout: send } = open();
    void send();
    await settle();
    expect(local.getItem('feria.logouts')).toBeNull();
  });
});
