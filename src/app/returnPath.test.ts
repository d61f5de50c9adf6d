import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', new URL('https://feria.test/m/home'));
const { safeReturnAddress } = await import('./createApp');

test.each([
  'https://evil.example/m/home',
  'https://evil.example/m/rewardCenter',
  '//evil.example/m/',
  '/m/..//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/m/login?back=%2Fm%2Flogin',
  '/m/register',
  '/play/chat.html',
  '',
  undefined,
])('S6.15 the login leads home, when the return address is %s', (back) => {
  expect(safeReturnAddress(back)).toBe('/m/home');
});

test('S6.15 the login leads back to a page of the app, with its query', () => {
  expect(safeReturnAddress('/m/rewardCenter?from=mail')).toBe('/m/rewardCenter?from=mail');
});
