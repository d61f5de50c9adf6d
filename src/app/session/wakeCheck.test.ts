import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { createLogout } from '../../stores/account/logout';
import { createSession } from '../../stores/account/session';
import { startWakeCheck } from './wakeCheck';

const KEY = 'MC_SESSION_INFO';
const reload = vi.fn();
const later = vi.fn();
let page: EventTarget & { body: { hidden: boolean } };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { body: { hidden: false } });
  reload.mockClear();
  later.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

/** A page of lucia, with another listener for the events that wake it. */
function start() {
  const { host, requests, logIn } = createFakeHost();
  logIn('lucia');
  onTestFinished(startWakeCheck(host));
  onTestFinished(host.use(createLogout).onLogoutInOtherTab(later));
  for (const name of WAKING) page.addEventListener(name, later);
  requests.length = 0;
  return { requests, session: host.use(createSession) };
}

const WAKING = ['pageshow', 'visibilitychange', 'resume'];
const wake = (name: string) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted: name === 'pageshow' }));

test.each(WAKING)('nothing happens at %s, while the session goes on', (name) => {
  start();
  wake(name);
  expect(reload).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledOnce();
});

test.each(WAKING)(
  'S4.04 a page that slept through a logout is hidden and loaded again at %s, before any request',
  (name) => {
    const { session, requests } = start();
    const member = session.info.peek()?.memberDigest ?? '';
    localStorage.setItem('feria.logouts', JSON.stringify({ [member]: 5 }));
    wake(name);
    expect(page.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(later).not.toHaveBeenCalled();
    expect(session.isLoggedIn.peek()).toBe(false);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(requests).toEqual([]);
  },
);

test.each([null, '{}', 'x', '{"token":"token of victor","userName":"victor"}'])(
  'a page from the back/forward cache is hidden and loaded again when the session is another: %s',
  (text) => {
    const { requests } = start();
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
    wake('pageshow');
    expect(reload).toHaveBeenCalledOnce();
    expect(page.body.hidden).toBe(true);
    // A newer session of this tab stays.
    expect(sessionStorage.getItem(KEY)).toBe(text);
    expect(requests).toEqual([]);
  },
);
