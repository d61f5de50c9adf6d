import { expect, test, vi } from 'vitest';
import { settle } from '../../../tests/helpers/fakeHost';
import {
  info,
  KEY,
  local,
  prepare,
  prepareTabStorages,
  tab,
} from '../../../tests/helpers/openSession';
import { logout } from '../../contract/account/session';

prepareTabStorages();

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
