import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { createSession } from '../../stores/account/session';
import { startForgetVisit } from './forgetVisit';

const postMessage = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  // A page that was reloaded past the worker has no controller.
  const getRegistration = async () => ({ active: { postMessage } });
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { controller: null, getRegistration },
  });
});
afterEach(() => {
  postMessage.mockReset();
  vi.unstubAllGlobals();
});

function open() {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  return { host, session: host.use(createSession) };
}

test('the worker forgets the visit, when the session ends in a page that was loaded without it', async () => {
  const { host, session } = open();
  host.own(startForgetVisit(host));
  await settle();
  expect(postMessage).not.toHaveBeenCalled();
  session.endSession();
  await settle();
  expect(postMessage.mock.calls).toEqual([['forgetVisit']]);
});

test('the worker forgets the visit, when the session expired before this code was loaded', async () => {
  const { host, session } = open();
  session.expireSession();
  host.own(startForgetVisit(host));
  await settle();
  expect(postMessage.mock.calls).toEqual([['forgetVisit']]);
});
