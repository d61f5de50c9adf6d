import { isPending } from '@kit/data/resource';
import { json } from '@kit/data/storage';
import { computed, effect, untracked } from '@kit/render/signals';
import { addRecentGame, recentGames } from '../../contract/games/recent';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { type Game, gameOf } from './gameOf';

const FIRST_PAGE = { pageNo: 1, pageSize: 15 };

/** The games that the member played last, the latest first. */
export function createRecent({ call, use, memberResource, memberStored }: Host) {
  const { token } = use(createSession);
  /** Whether the list had games at the last visit. */
  const hadGames = memberStored('feria.recent', json(true));
  /** By game: what was won less what was staked, since the game was opened the last time. */
  const results = memberStored('feria.results', json<Record<string, number>>({}));
  const list = memberResource(
    async (_, { signal }) => (await call(recentGames, FIRST_PAGE, { signal })).content.map(gameOf),
    { id: 'id' },
  );

  return {
    list,
    games: computed(() => list.value.value ?? []),
    /** The games are not there yet, but probably will be, so space is reserved for them. */
    isExpected: computed(
      () => token.value !== undefined && isPending(list.state.value) && hadGames.value,
    ),

    /** What the last time in a game brought. Undefined before a round was played. */
    resultOf: (id: string) => computed(() => results.value[id]),
    addRound(id: string, staked: number, won: number) {
      const cents = Math.round(((results.peek()[id] ?? 0) + won - staked) * 100);
      results.value = { ...results.peek(), [id]: cents / 100 };
    },

    /** Moves the game to the front, here and on the server. Visitors have no such list. */
    async remember(game: Game) {
      if (!token.peek()) return;
      hadGames.value = true;
      // The result of the time before is forgotten, and so are those of games that are not shown.
      const shown = list.value.peek()?.map(({ id }) => id);
      const isKept = (id: string) => id !== game.id && (shown?.includes(id) ?? true);
      const kept = Object.entries(results.peek()).filter(([id]) => isKept(id));
      results.value = Object.fromEntries(kept);
      if (list.state.peek() === 'ready') {
        const others = (list.value.peek() ?? []).filter(({ id }) => id !== game.id);
        list.set([game, ...others].slice(0, FIRST_PAGE.pageSize));
      }
      await call(addRecentGame, { nodeId: game.id, vendor: game.vendor });
    },

    start() {
      const stops = [
        effect(() => {
          if (token.value !== undefined) untracked(() => void list.load());
        }),
        effect(() => {
          if (list.value.value) hadGames.value = list.value.value.length > 0;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
