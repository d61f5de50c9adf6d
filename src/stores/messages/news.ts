import { createResource } from '@kit/data/resource';
import { safeUrl } from '@kit/web/safeUrl';
import { lobbyNews } from '../../contract/games/game';
import type { Host } from '../base/host';

const MAX_ITEMS = 6;

interface GameNames {
  nodeId: string;
  gameType?: string;
  vassalage?: string;
  gameId?: string;
  gameCode?: string;
}

export interface NewsItem {
  id: string;
  kind: 'newGame' | 'jackpot' | 'notice';
  title: string;
  at: number;
  /** The game that it is about, as far as the launcher needs it. */
  game: GameNames | undefined;
  image: string | undefined;
  url: string | undefined;
}

/** What is new on the platform: games, jackpots and announcements. */
export function createNews({ call }: Host) {
  const news = createResource(
    async (_, { signal }) =>
      (await call(lobbyNews, { limitNum: MAX_ITEMS }, { signal })).map(
        ({ id, kind, title, at, nodeId, image, url, ...names }): NewsItem => ({
          id,
          kind,
          title,
          at,
          game: nodeId === undefined ? undefined : { nodeId, ...names },
          image,
          url: safeUrl(url),
        }),
      ),
    { id: 'id' },
  );
  return { news };
}
