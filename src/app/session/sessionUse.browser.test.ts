import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { logout, renewSession } from '../../contract/account/session';
import { settings } from '../../contract/site/system';
import { firstTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { createSystem } from '../../stores/site/system';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';
import type { AppRouter } from '../navigation/router';
import { createOverlays } from '../shell/overlays';
import { startSessionUse } from './sessionUse';

const MINUTE = 60_000;

beforeEach(async () => {
  await firstTexts();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A member who is on a screen, and a router that notes where it is sent. */
async function openScreen(path: string) {
  const server = createFakeHost();
  server.reply(settings, { idleMinutes: 15 });
  server.logIn('ana');
  server.host.retain(createSystem);
  server.host.use(createCurrentRoute).setLocation({ pathname: path, searchStr: '', state: {} });
  const { toasts } = server.host.use(createOverlays);
  const navigate = vi.fn();
  onTestFinished(startSessionUse(server.host, { navigate } as unknown as AppRouter));
  await vi.advanceTimersByTimeAsync(0);
  const { isLoggedIn } = server.host.use(createSession);
  return { ...server, navigate, isLoggedIn, toasts };
}

test.each(['pointerdown', 'keydown', 'message'])(
  'S4.51 the event %s renews the session of a member, and keeps it from ending',
  async (name) => {
    const { requestsOf, isLoggedIn } = await openScreen(paths.home);
    for (let passed = 0; passed < 3; passed++) {
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      window.dispatchEvent(new Event(name));
    }
    expect(requestsOf(renewSession)).toHaveLength(3);
    expect(isLoggedIn.value).toBe(true);
  },
);

test.each([
  [paths.wallets, 1],
  [paths.home, 0],
])(
  'S4.51 a member who went away from %s is logged out and told so, and the login opens %i times',
  async (path, opened) => {
    const { requestsOf, isLoggedIn, navigate, toasts } = await openScreen(path);
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(isLoggedIn.value).toBe(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(isLoggedIn.value).toBe(false);
    expect(requestsOf(logout)).toHaveLength(1);
    expect(toasts.current.value?.text).toMatchObject({ value: text('error.loggedOut') });
    expect(navigate).toHaveBeenCalledTimes(opened);
    if (opened) expect(navigate).toHaveBeenCalledWith({ href: paths.login, replace: true });
  },
);

test('S4.51 a game in a frame that has the focus keeps the session, while its page is shown', async () => {
  const { requestsOf, isLoggedIn } = await openScreen(paths.home);
  document.body.appendChild(document.createElement('iframe')).focus();
  await vi.advanceTimersByTimeAsync(40 * MINUTE);
  expect(isLoggedIn.value).toBe(true);
  expect(requestsOf(renewSession).length).toBeGreaterThan(1);
});

test('S4.51 a tab that is not used ends its own session, and not that of a tab in which the member plays', async () => {
  const { isLoggedIn } = await openScreen(paths.home);
  const otherTab = new BroadcastChannel('feria.session');
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  expect(isLoggedIn.value).toBe(false);
  vi.useRealTimers();
  const last = new BroadcastChannel('feria.session');
  last.postMessage('last');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('last'));
  expect(heard.mock.calls).toEqual([['last']]);
  otherTab.close();
  last.close();
});
