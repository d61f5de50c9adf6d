import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { lotteries } from '../../contract/lottery/lottery';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { createLottery, type Lottery } from '../../stores/lottery/lottery';
import { LotteryCards } from './LotteryCards';

const lottery = (gameId: string, gameType: string) =>
  ({
    gameId,
    gameType,
    name: gameId,
    lottoMode: '',
    icon: '',
    lastNumbers: [],
  }) as unknown as Lottery;

beforeAll(async () => {
  await firstTexts();
  await loadTexts('lottery');
});

/** The list with the lotteries of the group. */
function show() {
  const { host, requestsOf } = createFakeHost();
  const group = signal('LOTT');
  const { all } = host.use(createLottery);
  void all.load();
  const { container } = mount(
    <HostContext value={host}>
      <LotteryCards
        choose={(list) => list.filter(({ gameType }) => gameType === group.value)}
        skeletons={2}
      />
    </HostContext>,
  );
  const names = () =>
    [...container.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));
  return { container, names, group, request: () => requestsOf(lotteries).at(-1) };
}

test('skeletons are replaced by a message when there is no lottery', async () => {
  const { container, request } = show();
  expect(container.querySelectorAll('.skeleton')).toHaveLength(2);
  request()?.answer([]);
  await expect.poll(() => container.textContent).toContain(text('lottery.empty'));
  expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
});

test('a group without lotteries shows the message, and the next group its lotteries', async () => {
  const { container, names, group, request } = show();
  request()?.answer([lottery('Keno', 'ELOTT')]);
  await expect.poll(() => container.textContent).toContain(text('lottery.empty'));
  group.value = 'ELOTT';
  await expect.poll(names).toEqual(['Keno']);
  expect(container.textContent).not.toContain(text('lottery.empty'));
});

test('a failed request shows the error and can be repeated', async () => {
  const { container, names, request } = show();
  request()?.fail();
  await expect.poll(() => container.textContent).toContain(text('lottery.failed'));
  container.querySelector('button')?.click();
  request()?.answer([lottery('Tinka', 'LOTT')]);
  await expect.poll(names).toEqual(['Tinka']);
});

test('a draw every minute or hour is said without a number', async () => {
  const { container, group, request } = show();
  request()?.answer([
    { ...lottery('Quick', 'LOTT'), everyMinutes: 1 },
    { ...lottery('Hourly', 'LOTT'), everyMinutes: 60 },
    { ...lottery('Slow', 'LOTT'), everyMinutes: 180 },
  ]);
  group.value = 'LOTT';
  await expect.poll(() => container.textContent).toContain(text('lottery.everyMinute'));
  expect(container.textContent).toContain(text('lottery.everyHour'));
  expect(container.textContent).toContain(text('lottery.everyHours', { n: 3 }));
});
