import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { lotteries, openedDraws } from '../../../contract/lottery/lottery';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import LotteryHistory from './LotteryHistory';

const app = {
  address: signal({ path: '/m', query: new URLSearchParams({ gameId: 'A' }), historyKey: 'a' }),
  navigate: () => {},
} as unknown as App;

beforeAll(async () => {
  await firstTexts();
  await loadTexts('lottery', 'game');
});

const all = ['A', 'B'].map((gameId) => ({ gameId, name: `Lottery ${gameId}` }));
const drawsOf = (gameId: string, numero: string) => ({
  content: [{ gameId, numero, numbers: [], openAt: 1 }],
});

test('the draws of another lottery are not shown under the chosen one, when the list of lotteries is late', async () => {
  const { host, reply, holdReplies, requestsOf } = createFakeHost();
  reply(lotteries, all);
  reply(openedDraws, drawsOf('A', '1234'));
  const { container: page } = mount(
    <AppContext value={app}>
      <HostContext value={host}>
        <LotteryHistory />
      </HostContext>
    </AppContext>,
    { strict: false },
  );
  await expect.poll(() => page.textContent).toContain('1234');
  holdReplies();
  const chip = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Lottery B',
  );
  chip?.click();
  await expect.poll(() => page.textContent).not.toContain('1234');
  requestsOf(openedDraws).at(-1)?.answer(drawsOf('B', '5678'));
  await expect.poll(() => page.textContent).toContain('5678');
});
