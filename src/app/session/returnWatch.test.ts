import { isPageShown } from '@kit/web/pageShown';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { renewSession } from '../../contract/account/session';
import { wallet } from '../../contract/cashier/wallet';
import { startReturnWatch } from './returnWatch';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isPageShown.value = true;
});

/** A member is logged in. Returns a function that gives the paths requested since. */
function start() {
  const { host, requests, logIn } = createFakeHost();
  logIn('lucia');
  onTestFinished(startReturnWatch(host));
  requests.length = 0;
  return () => requests.map(({ path }) => path).sort();
}

function leaveFor(ms: number) {
  isPageShown.value = false;
  vi.advanceTimersByTime(ms);
  isPageShown.value = true;
}
const showFromCache = () =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

const requestedPaths = async (paths: () => string[]) => {
  await vi.advanceTimersByTimeAsync(0);
  return paths();
};
const all = [renewSession, wallet, memberInfo].map(({ path }) => path).sort();

test('after sleep, session, member info and balance are requested once each', async () => {
  const paths = start();
  leaveFor(5000);
  expect(await requestedPaths(paths)).toEqual(all);
});

test('after a short absence nothing is requested', async () => {
  const paths = start();
  leaveFor(4999);
  expect(await requestedPaths(paths)).toEqual([]);
});

test('after a long absence everything is requested too, when the page was left before this code was loaded', async () => {
  isPageShown.value = false;
  const paths = start();
  vi.advanceTimersByTime(5000);
  isPageShown.value = true;
  expect(await requestedPaths(paths)).toEqual(all);
});

test('a page from the back/forward cache requests once, also when it was away for long', async () => {
  const paths = start();
  leaveFor(60_000);
  showFromCache();
  expect(await requestedPaths(paths)).toEqual(all);
});
