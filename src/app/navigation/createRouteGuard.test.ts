import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { firstTexts } from '../../i18n/locale';
import { createRouteGuard } from './createRouteGuard';
import { routeAt } from './currentRoute';

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  await firstTexts();
  return () => vi.unstubAllGlobals();
});

/** Where a trial account is led that goes from one page to another. */
async function landing(from: string, to: string) {
  const { host, logIn, reply } = createFakeHost();
  logIn('ana');
  reply(memberInfo, { id: '1', type: 4 });
  const guard = createRouteGuard(host);
  return await guard(routeAt(to), to, from).catch(({ options }) => options.href);
}

test('S6.15 a page that is not open to the account leads back to the page before it', async () => {
  expect(await landing('/m/activity', '/m/webEmail')).toBe('/m/activity');
  expect(await landing('/m/webEmail', '/m/webEmail')).toBe('/m/home');
});

test.each(['/m/login?back=%2Fm%2FwebEmail', '/m/login', '/m/register?back=%2Fm%2FwebEmail'])(
  'S6.15 a page that is not open to the account leads home after a login at %s',
  async (from) => {
    expect(await landing(from, '/m/webEmail')).toBe('/m/home');
  },
);
