import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { defaultRules } from '../../config/markets/default';
import { kyc } from '../../contract/account/kyc';
import { settings } from '../../contract/site/system';
import { createIdentityCheck } from '../cashier/identityCheck';
import { createFreePlay } from '../games/freePlay';
import { createMarket } from './market';
import { createSystem } from './system';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  return () => vi.unstubAllGlobals();
});

async function hostWith(market?: object) {
  const fake = createFakeHost();
  fake.reply(settings, market ? { market } : {});
  await fake.host.use(createSystem).settingsResource.load();
  return fake;
}

test('market freePlay, withdrawal and limitsAtRegistration are the defaults, when the settings name none', async () => {
  for (const market of [undefined, { name: 'es' }]) {
    const { host } = await hostWith(market);
    const { freePlay, withdrawal, limitsAtRegistration } = host.use(createMarket);
    expect([freePlay.value, withdrawal.value, limitsAtRegistration.value]).toEqual([
      defaultRules.freePlay,
      defaultRules.withdrawal,
      defaultRules.limitsAtRegistration,
    ]);
  }
});

test.each([
  ['everyone', null],
  ['never', 'never'],
  ['loggedIn', 'login'],
  ['verified', 'login'],
])('market freePlay "%s" has for a visitor the obstacle "%s"', async (freePlay, obstacle) => {
  const { host } = await hostWith({ freePlay });
  expect(host.use(createFreePlay).obstacle.value).toBe(obstacle);
});

test('market freePlay "verified" opens for a member when the verification is known', async () => {
  const { host, requestsOf, logIn } = await hostWith({ freePlay: 'verified' });
  logIn('lucia', { type: 0 });
  const { obstacle, start } = host.use(createFreePlay);
  expect(obstacle.value).toBe('verify');
  const stop = start();
  requestsOf(kyc)[0]?.answer({ state: 'verified', documents: [] });
  await settle();
  expect(obstacle.value).toBe(null);
  stop();
});

test('market verification is missing for its step only, and never while the state is not known', async () => {
  const { host, requestsOf, logIn } = await hostWith({ verification: 'firstDeposit' });
  logIn('lucia', { type: 0 });
  const { isMissingFor, isInReview, load } = host.use(createIdentityCheck);
  const isMissing = isMissingFor('firstDeposit');
  expect(isMissing.value).toBe(false);
  void load();
  await settle();
  requestsOf(kyc)[0]?.answer({ state: 'reviewing', documents: [] });
  await settle();
  const { value: forWithdrawal } = isMissingFor('firstWithdrawal');
  expect([isMissing.value, forWithdrawal, isInReview.value]).toEqual([true, false, true]);
  void load();
  await settle();
  requestsOf(kyc)[1]?.answer({ state: 'verified', documents: [] });
  await settle();
  expect([isMissing.value, isInReview.value]).toEqual([false, false]);
});
