import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { gameList, vendorTypes } from '../../../contract/games/game';
import { firstTexts } from '../../../i18n/locale';
import { loadMissing } from '../../../stores/base/loadMissing';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import GameList from './GameList';

beforeAll(firstTexts);

async function openList() {
  const { host, requestsOf } = createFakeHost();
  const address = signal({
    path: paths.gameList,
    query: new URLSearchParams({ gameType: 'RNG' }),
    historyKey: 'a',
  });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <GameList />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requestsOf(gameList).length).toBe(1);
  loadMissing(host.use(createGame).vendors);
  await expect.poll(() => requestsOf(vendorTypes).length).toBe(1);
  const alerts = () => container.querySelectorAll('[role="alert"]').length;
  return { container, requestsOf, alerts };
}

test('a list without vendors and games shows one error, whose retry loads both', async () => {
  const { container, requestsOf, alerts } = await openList();
  requestsOf(vendorTypes)[0]?.fail();
  await expect.poll(alerts).toBe(1);
  requestsOf(gameList)[0]?.fail();
  await expect.poll(() => container.querySelector('.gamescroll [role="alert"]')).not.toBeNull();
  expect(alerts()).toBe(1);
  container.querySelector<HTMLElement>('[role="alert"] button')?.click();
  await expect.poll(() => requestsOf(gameList).length).toBe(2);
  expect(requestsOf(vendorTypes)).toHaveLength(2);
});
