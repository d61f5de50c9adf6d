import type { FirstVisit, StoredReply } from '../../api/cacheKey';
import { hotGames } from '../../contract/games/game';

/** The replies that came before the app and may be stored: `early` has them by a complete address. */
async function findFirstReplies(): Promise<StoredReply[]> {
  const early = Object.entries(window.early ?? {}).filter(([key]) => key.startsWith('http'));
  const replies = await Promise.allSettled(
    early.map(async ([key, reply]) => {
      const { status, _data: text } = await reply;
      return status === 200 ? [{ key, text }] : [];
    }),
  );
  return replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
}

/** The pictures of the own origin that are on the screen. A picture that has not loaded has no size. */
const findPictures = () => [
  ...new Set(
    [...document.images]
      .filter(
        ({ currentSrc, naturalWidth }) =>
          naturalWidth && currentSrc.startsWith(`${location.origin}/`),
      )
      .map(({ currentSrc }) => currentSrc),
  ),
];

/**
 * The replies and pictures of a first visit came before its worker, which gets them as soon as it has taken over. The next
 * visit is drawn from them, also without a network. When home was not the first page, `requestGames` requests its games
 * through the worker.
 */
export function startFirstStore(
  container: ServiceWorkerContainer,
  requestGames: () => Promise<unknown>[],
) {
  async function store() {
    const replies = await findFirstReplies();
    const visit: FirstVisit = { replies, pictures: findPictures() };
    container.controller?.postMessage({ type: 'storeFirstVisit', ...visit });
    if (!replies.some(({ key }) => key.includes(hotGames.path)))
      await Promise.allSettled(requestGames());
  }
  const start = () => void store();
  container.addEventListener('controllerchange', start, { once: true });
  return () => container.removeEventListener('controllerchange', start);
}
