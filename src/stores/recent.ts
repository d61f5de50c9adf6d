import { createResource } from '@kit/resource';
import { computed, effect, untracked } from '@kit/signals';
import { json, stored } from '@kit/storage';
import { addRecentGame, recentGames } from '../contract/recent';
import { type Game, gameOf } from './game';
import type { Host } from './host';
import { createSession } from './session';

const SHOWN = { pageNo: 1, pageSize: 15 };

/** What the member played last, the last first. */
export function createRecent({ call, use }: Host) {
  const { token } = use(createSession);
  /** Whether to keep a place for them before they are here. */
  const hadSome = stored('feria.recent', json(true));
  const list = createResource(
    async (_, { signal }) => {
      const { content } = await call(recentGames, SHOWN, { signal });
      hadSome.value = content.length > 0;
      return content.map(gameOf);
    },
    { id: 'id' },
  );

  return {
    games: computed(() => list.value.value ?? []),
    isExpected: computed(
      () =>
        token.value !== undefined &&
        ['idle', 'loading'].includes(list.state.value) &&
        hadSome.value,
    ),

    /** Moves the game to the front here and on the server; a visitor has nowhere to keep it. */
    async remember(game: Game) {
      if (!token.peek()) return;
      hadSome.value = true;
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
