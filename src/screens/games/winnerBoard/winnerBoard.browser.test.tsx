import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { winners } from '../../../contract/games/winner';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import WinnerBoard from './WinnerBoard';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('game', 'shelf');
});

test('S8.20 the screen of the winners waits for them, and a failed load can be tried again', async () => {
  const { host, requestsOf } = createFakeHost();
  const { container, find } = mount(
    <HostContext value={host}>
      <WinnerBoard />
    </HostContext>,
    { strict: false },
  );
  const isWaiting = () => find('[aria-busy=true]') !== null;
  await expect.poll(() => requestsOf(winners).length).toBe(1);
  await expect.poll(isWaiting).toBe(true);

  requestsOf(winners)[0]?.fail();
  await expect.poll(() => container.textContent).toContain(text('error.loadFailed'));
  expect(isWaiting()).toBe(false);

  const retry = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text('app.retry'),
  );
  retry?.click();
  await expect.poll(() => requestsOf(winners).length).toBe(2);
  requestsOf(winners)[1]?.answer({ list: [] });
  await expect.poll(() => container.textContent).toContain(text('shelf.noWinners'));
  expect(container.textContent).not.toContain(text('error.loadFailed'));
});
