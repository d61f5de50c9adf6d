import { isOnline } from '@kit/data/network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { lotteries } from '../../contract/lottery/lottery';
import { createLottery } from './lottery';

const SECOND = 1000;
let release = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  release();
  isOnline.value = true;
  vi.useRealTimers();
});

async function loadDraw() {
  const fake = createFakeHost();
  release = fake.host.retain(createLottery);
  const { all } = fake.host.use(createLottery);
  void all.load();
  fake.requestsOf(lotteries)[0]?.answer([{ gameId: '1', opensAt: Date.now() + 5 * SECOND }]);
  await settle();
  const pass = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * SECOND);
    return fake.requestsOf(lotteries);
  };
  return { ...fake, all, pass };
}

test('the next draw is loaded, when one has begun', async () => {
  const { pass } = await loadDraw();
  expect(await pass(4)).toHaveLength(1);
  expect(await pass(2)).toHaveLength(2);
});

test('the next draw is loaded again, when that failed, but not without a network', async () => {
  const { pass } = await loadDraw();
  (await pass(6))[1]?.fail();
  isOnline.value = false;
  expect(await pass(60)).toHaveLength(2);
  isOnline.value = true;
  expect(await pass(2)).toHaveLength(3);
});
