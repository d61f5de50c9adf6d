import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { firstTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import type { AppRouter } from '../navigation/router';
import { createOverlays } from '../shell/overlays';
import { handleSessionExpired } from './sessionExpired';

beforeEach(firstTexts);

test('S8.18 five calls with the same expired token end the session with one message and one redirect', () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const { token, isLoggedIn } = host.use(createSession);
  const expired = token.peek() ?? '';
  const navigate = vi.fn();
  const router = { state: { location: { href: '/m/webEmail?a=1' } }, navigate };
  const show = vi.spyOn(host.use(createOverlays).toasts, 'show');
  for (let i = 0; i < 5; i++) handleSessionExpired(expired, host, router as unknown as AppRouter);
  expect(isLoggedIn.value).toBe(false);
  expect(show).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    href: '/m/login?back=%2Fm%2FwebEmail%3Fa%3D1',
  });
});

test('S8.18 a late report of an old token ends no newer session', () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const navigate = vi.fn();
  handleSessionExpired('an older token', host, { navigate } as unknown as AppRouter);
  expect(host.use(createSession).isLoggedIn.value).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
