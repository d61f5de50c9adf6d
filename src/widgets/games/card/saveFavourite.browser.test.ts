import { afterPaint } from '@kit/list/afterPaint';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { addFavourite, favouriteList } from '../../../contract/games/favourite';
import { firstTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createFavourite } from '../../../stores/games/favourite';
import { blankGame } from '../../../stores/games/gameOf';
import type { App } from '../../site/app/useApp';
import { saveFavourite } from './saveFavourite';

beforeEach(firstTexts);

async function tapHeart() {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  reply(favouriteList, { content: [], totalPages: 1 });
  logIn('ana');
  const stop = host.retain(createFavourite);
  await settle();
  const close = vi.fn();
  const app = { showToast: vi.fn((..._: unknown[]) => close), showError: vi.fn() };
  const saved = saveFavourite(host, app as unknown as App, { ...blankGame, id: 'a' });
  await settle();
  const isOnBeforeToast =
    host.use(createFavourite).ids.peek().has('a') && !app.showToast.mock.lastCall;
  await new Promise<void>((done) => void afterPaint(done));
  const toasts = () =>
    app.showToast.mock.calls.map(([shown, options]) => [
      (shown as { value: string }).value,
      options,
    ]);
  const [request] = requestsOf(addFavourite);
  return { app, close, toasts, request, isOnBeforeToast, finish: () => saved.then(stop) };
}

test('S4.16 S9.06 a favourite shows for 10 s at most that it waits, and for one second that it is saved', async () => {
  const { close, toasts, request, finish } = await tapHeart();
  expect(toasts()).toEqual([[text('app.loading'), { kind: 'loading', ms: 10_000 }]]);
  request?.answer({ success: true });
  await finish();
  expect(close).toHaveBeenCalledOnce();
  expect(toasts()[1]).toEqual([text('game.favoriteAdded'), { kind: 'ok', ms: 1000 }]);
});

test('the heart of a favourite is drawn before the toast', async () => {
  const { isOnBeforeToast, request, finish } = await tapHeart();
  expect(isOnBeforeToast).toBe(true);
  request?.answer({ success: true });
  await finish();
});

test('no toast says that a favourite waits, when it is saved before the heart has been drawn', async () => {
  const { host, logIn, reply } = createFakeHost();
  reply(favouriteList, { content: [], totalPages: 1 });
  reply(addFavourite, { success: true });
  logIn('ana');
  const stop = host.retain(createFavourite);
  await settle();
  const app = { showToast: vi.fn(() => () => {}), showError: vi.fn() };
  await saveFavourite(host, app as unknown as App, { ...blankGame, id: 'a' });
  await new Promise<void>((done) => void afterPaint(done));
  expect(app.showToast.mock.calls).toHaveLength(1);
  stop();
});

test('S8.02 a favourite that was not saved is not confirmed', async () => {
  const { close, toasts, request, finish } = await tapHeart();
  request?.answer({ success: false });
  await finish();
  expect(close).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(1);
});

test('S8.03 the wait ends, when the request of a favourite fails', async () => {
  const { app, close, request, finish } = await tapHeart();
  request?.fail();
  await finish();
  expect(close).toHaveBeenCalledOnce();
  expect(app.showError).toHaveBeenCalledOnce();
});
