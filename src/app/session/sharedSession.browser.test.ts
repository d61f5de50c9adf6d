import { signal } from '@kit/render/signals';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import type { SessionInfo } from '../../contract/account/login';
import { createLogouts, digestOf, LOGOUTS_KEY } from '../../stores/account/logouts';
import { createSession } from '../../stores/account/session';
import type { App } from '../../widgets/site/app/useApp';
import { startSharedSession } from './sharedSession';

const ANA = { token: 't1', userName: 'ana', merchantCode: 'feria' } as SessionInfo;
const app = { address: signal({ path: '/m/home' }), finishLogin() {} } as unknown as App;

afterEach(() => localStorage.removeItem(LOGOUTS_KEY));

/** Another tab of the browser, with what it hears. */
function openOtherTab() {
  const channel = new BroadcastChannel('feria.session');
  const heard = vi.fn();
  channel.onmessage = ({ data }) => heard(data);
  onTestFinished(() => channel.close());
  return { heard, send: (message: unknown) => channel.postMessage(message) };
}

/** Another tab writes the logout of a member. */
function noteLogout(memberDigest: string) {
  const newValue = JSON.stringify({ [memberDigest]: 5 });
  localStorage.setItem(LOGOUTS_KEY, newValue);
  const storageArea = localStorage;
  dispatchEvent(new StorageEvent('storage', { key: LOGOUTS_KEY, newValue, storageArea }));
}

/** A new tab that asks the others. */
function openTab(userName?: string) {
  const { host, logIn } = createFakeHost();
  if (userName) logIn(userName);
  onTestFinished(host.dispose);
  startSharedSession(host, app, true, () => {});
  return { ...host.use(createSession), logouts: createLogouts(host) };
}

test('S4.04 a new tab takes the session of another tab, but none whose member has logged out since', async () => {
  const other = openOtherTab();
  const { token, logouts } = openTab();
  await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith('ask'));
  const old = logouts.mark(ANA);
  noteLogout(digestOf(ANA));
  const now = logouts.mark({ ...ANA, token: 't2' });
  other.send(old);
  other.send(now);
  await vi.waitFor(() => expect(token.value).toBe('t2'));
});

test('S4.04 a tab whose member has logged out elsewhere does not give its session away', async () => {
  const other = openOtherTab();
  const { info } = openTab('ana');
  other.send('ask');
  await vi.waitFor(() => expect(other.heard).toHaveBeenCalledOnce());
  noteLogout(info.peek()?.memberDigest ?? '');
  other.send('ask');
  const last = openOtherTab();
  last.send('last');
  await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith('last'));
  expect(other.heard).toHaveBeenCalledTimes(2);
});
