import { expect, test } from 'vitest';
import { createFakeHost, type FakeRequest, settle } from '../../../tests/helpers/fakeHost';
import { favourites } from '../../contract/games/favourite';
import { createFavourite } from './favourite';
import { createFavouriteRows } from './favouriteRows';
import { blankGame } from './gameOf';

const PAGE = 15;

/** The favourites of a server that puts new ones first. */
function prepare(count: number) {
  const { host, requestsOf, logIn } = createFakeHost();
  logIn('ana');
  const onServer = Array.from({ length: count }, (_, i) => ({ nodeId: `g${i}` }));
  const rows = createFavouriteRows(host, { fits: () => true, reached: 1, onReach: () => {} });
  let answered = 0;
  async function answerAll() {
    for (; answered < requestsOf(favourites).length; answered++) {
      const request = requestsOf(favourites)[answered] as FakeRequest;
      const { pageNo } = request.input as { pageNo: number };
      request.answer({
        content: onServer.slice((pageNo - 1) * PAGE, pageNo * PAGE),
        totalPages: Math.ceil(onServer.length / PAGE),
        pageNum: pageNo,
      });
      await settle();
    }
  }
  const shown = () => Array.from({ length: rows.count.value }, (_, i) => rows.at(i)?.id);
  const { applyChange } = host.use(createFavourite);
  return { rows, onServer, answerAll, shown, applyChange, requestsOf };
}

test('every page is reached, when a new favourite has moved the pages of the server', async () => {
  const { rows, onServer, answerAll, shown } = prepare(40);
  rows.start();
  await answerAll();
  onServer.unshift({ nodeId: 'new' });
  for (let i = 0; i < 3; i++) {
    rows.loadMore();
    await answerAll();
  }
  expect(shown()).toEqual(Array.from({ length: 40 }, (_, i) => `g${i}`));
  expect(rows.hasMore.value).toBe(false);
});

test('S4.18 a removed favourite leaves the list without a request', async () => {
  const { rows, answerAll, shown, applyChange, requestsOf } = prepare(3);
  rows.start();
  await answerAll();
  applyChange({ ...blankGame, id: 'g1' }, false, 0);
  expect(shown()).toEqual(['g0', 'g2']);
  expect(requestsOf(favourites)).toHaveLength(1);
});
