import { isOnline } from '@kit/data/network';
import { signal } from '@kit/render/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { winners } from '../../contract/games/winner';
import { createWinner } from './winner';

afterEach(() => {
  isOnline.value = true;
});

const language = signal('ES');
const board = { list: [{ vo: { customerName: 'ana', winAmount: 5 } }] };

async function loadAndFail() {
  const fake = createFakeHost();
  const store = fake.host.use(createWinner);
  store.loadPerLanguage(language)();
  fake.requestsOf(winners)[0]?.fail();
  await settle();
  expect(store.all.value).toEqual([]);
  return { ...fake, store };
}

test('S8.20 winners that failed are loaded again once, when the network is back', async () => {
  const { store, requestsOf } = await loadAndFail();
  const stop = store.reloadWhenOnline();
  isOnline.value = false;
  isOnline.value = true;
  requestsOf(winners)[1]?.answer(board);
  await settle();
  expect(store.all.value).toMatchObject([{ player: 'ana' }]);
  isOnline.value = false;
  isOnline.value = true;
  expect(requestsOf(winners)).toHaveLength(2);
  stop();
});

test('winners that failed are loaded again, when the page is opened again', async () => {
  const { store, requestsOf } = await loadAndFail();
  store.loadPerLanguage(language)();
  requestsOf(winners)[1]?.answer(board);
  await settle();
  expect(store.podium.value).toHaveLength(1);
});

test('S4.34 the winners are loaded once, 250 ms after the last of three changes of language', async () => {
  vi.useFakeTimers();
  const { host, requestsOf, reply } = createFakeHost();
  reply(winners, board);
  const shown = signal('ES');
  const stop = host.use(createWinner).loadPerLanguage(shown);
  await settle();
  for (const code of ['EN', 'VI', 'BN']) {
    shown.value = code;
    vi.advanceTimersByTime(249);
  }
  expect(requestsOf(winners)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(requestsOf(winners)).toHaveLength(2);
  stop();
  vi.useRealTimers();
});
