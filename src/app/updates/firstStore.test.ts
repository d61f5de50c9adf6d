import { afterEach, expect, test, vi } from 'vitest';
import { startFirstStore } from './firstStore';

const HOT = 'https://api.test/wps/relay/GCSGAME_hotGamesV2?header-language=ES';
const BANNERS = 'https://api.test/wps/relay/MCSFE_getListAnnouncements?header-language=ES';
const SETTINGS = 'https://api.test/wps/system/settings?header-language=ES';

afterEach(() => void vi.unstubAllGlobals());

const ORIGIN = 'https://feria.test';
const pictureOf = (currentSrc: string, naturalWidth = 240) => ({ currentSrc, naturalWidth });
const PICTURES = [
  pictureOf(`${ORIGIN}/art/a.webp`),
  pictureOf(`${ORIGIN}/art/a.webp`),
  pictureOf(`${ORIGIN}/art/notLoaded.webp`, 0),
  pictureOf('https://cdn.test/b.webp'),
  pictureOf('data:image/svg+xml,x'),
];

/** A page with these early replies and `PICTURES`. Its worker takes over when `takeOver` is called. */
function open(early: Record<string, Promise<unknown>> | undefined) {
  vi.stubGlobal('window', { early });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', { images: PICTURES });
  const controller = { postMessage: vi.fn() };
  const container = Object.assign(new EventTarget(), { controller });
  const requestGames = vi.fn(() => [Promise.reject(new Error('no network'))]);
  const stop = startFirstStore(container as unknown as ServiceWorkerContainer, requestGames);
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
  return { requestGames, stop, takeOver, postMessage: controller.postMessage };
}

const replyOf = async (text: string, status = 200) => ({ status, _data: text });

test('the worker gets pictures and replies to a visitor once, and the games are not requested again', async () => {
  const { takeOver, postMessage, requestGames } = open({
    '/wps/member?token=abc': replyOf('of a member'),
    [HOT]: replyOf('games'),
    [BANNERS]: replyOf('an error', 500),
    [SETTINGS]: Promise.reject(new Error('no network')),
  });
  expect(postMessage).not.toHaveBeenCalled();
  takeOver();
  takeOver();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  expect(postMessage.mock.calls).toEqual([
    [
      {
        type: 'storeFirstVisit',
        replies: [{ key: HOT, text: 'games' }],
        pictures: [`${ORIGIN}/art/a.webp`],
      },
    ],
  ]);
  expect(requestGames).not.toHaveBeenCalled();
});

test.each([
  ['had no first screen', undefined],
  ['was another one', { [SETTINGS]: replyOf('settings') }],
])('the games of home are requested, when the first page %s', async (_page, early) => {
  const { takeOver, requestGames } = open(early);
  takeOver();
  await vi.waitFor(() => expect(requestGames).toHaveBeenCalledOnce());
});

test('nothing is stored after the end', async () => {
  const { takeOver, stop, postMessage, requestGames } = open({ [HOT]: replyOf('games') });
  stop();
  takeOver();
  await Promise.resolve();
  expect(postMessage).not.toHaveBeenCalled();
  expect(requestGames).not.toHaveBeenCalled();
});
