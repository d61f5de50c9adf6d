import { isOnline } from '@kit/data/network';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import { hotGames, vendorTypes } from '../../../contract/games/game';
import { notices } from '../../../contract/messages/notice';
import { firstTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { loadMissing } from '../../../stores/base/loadMissing';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Home from './Home';

beforeAll(firstTexts);
afterEach(() => {
  isOnline.value = true;
});

async function openHome() {
  const { host, requests, requestsOf } = createFakeHost();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <Home />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requestsOf(hotGames).length).toBe(1);
  // The store does not load them without a network.
  loadMissing(host.use(createGame).vendors);
  return { container, requests, requestsOf };
}

async function openHomeWithout(error: (path: string) => Error) {
  const { container, requests, requestsOf } = await openHome();
  for (const request of requests) request.fail(error(request.path));
  await expect.poll(() => container.querySelector('[role="alert"]')).not.toBeNull();
  return { container, requestsOf };
}

test('S2.56 the loading indicator ends when the vendors fail, while the hot games are loading', async () => {
  const { container, requestsOf } = await openHome();
  const isLoading = () => container.textContent === text('app.loading');
  await expect.poll(isLoading).toBe(true);
  requestsOf(vendorTypes)[0]?.fail();
  await expect.poll(isLoading).toBe(false);
  expect(container.querySelectorAll('[role="alert"]')).toHaveLength(0);
});

test('home shows one error with one retry, which loads all of it, when nothing could be loaded', async () => {
  const { container, requestsOf } = await openHomeWithout(
    (path) => new ApiError('server', path, { status: 500 }),
  );
  expect(container.textContent).toContain(text('home.failed'));
  expect(container.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(container.querySelectorAll('a')).toHaveLength(0);
  const buttons = container.querySelectorAll('button');
  expect(buttons).toHaveLength(1);
  const before = requestsOf(notices).length;
  buttons[0]?.click();
  await expect.poll(() => requestsOf(vendorTypes).length).toBe(2);
  expect(requestsOf(hotGames)).toHaveLength(2);
  expect(requestsOf(notices).length).toBeGreaterThan(before);
});

test('home says that there is no network, and loads when it is back', async () => {
  isOnline.value = false;
  const { container, requestsOf } = await openHomeWithout((path) => new ApiError('offline', path));
  expect(container.textContent).toContain(text('home.offline'));
  expect(container.textContent).not.toContain(text('home.failed'));
  const hotBefore = requestsOf(hotGames).length;
  isOnline.value = true;
  await expect.poll(() => requestsOf(hotGames).length).toBe(hotBefore + 1);
});

test('home does not say that there is no network, when only the server does not answer', async () => {
  const { container } = await openHomeWithout((path) => new ApiError('offline', path));
  expect(container.textContent).toContain(text('home.failed'));
  expect(container.textContent).toContain(text('error.noAnswer'));
  expect(container.textContent).not.toContain(text('home.offline'));
  isOnline.value = false;
  await expect.poll(() => container.textContent).toContain(text('home.offline'));
});
