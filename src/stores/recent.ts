import { createResource } from '@kit/resource';
import { computed, effect, untracked } from '@kit/signals';
import { addRecentGame, recentGames } from '../contract/recent';
import { type Game, gameOf } from './game';
import type { Host } from './host';
import { createSession } from './session';

const SHOWN = { pageNo: 1, pageSize: 15 };

/** What the member played last, the last first. */
export function createRecent({ call, use }: Host) {
  const { token } = use(createSession);
  const list = createResource(
    async (_, { signal }) => (await call(recentGames, SHOWN, { signal })).content.map(gameOf),
    { id: 'id' },
  );

  return {
    games: computed(() => list.value.value ?? []),
    load: () => list.load(),

    /** Moves the game to the front here and on the server; a visitor has nowhere to keep it. */
    async remember(game: Game) {
      if (!token.peek()) return;
      if (list.state.peek() === 'ready') {
        const others = (list.value.peek() ?? []).filter(({ id }) => id !== game.id);
        list.set([game, ...others].slice(0, SHOWN.pageSize));
      }
      await call(addRecentGame, { nodeId: game.id, vendor: game.vendor });
    },

    start: () =>
      effect(() => {
        const isOn = token.value !== undefined;
        untracked(() => {
          if (isOn) void list.load();
          else list.reset();
        });
      }),
  };
}
