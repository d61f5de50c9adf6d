import { batch, computed, effect, type ReadonlySignal, signal } from '@kit/signals';
import { addFavourite, favouriteList, removeFavourite } from '../contract/favourite';
import { type Game, gameOf } from './game';
import type { Host } from './host';
import { createSession } from './session';

const WHOLE = { pageNo: 1, pageSize: 100 };

/** The member's favourite games. Ids are text, whatever the wire says. */
export function createFavourite({ call, use }: Host) {
  const { token } = use(createSession);
  const ids = signal<ReadonlySet<string>>(new Set());
  const games = signal<Game[]>([]);
  const cells = new Map<string, ReadonlySignal<boolean>>();

  const put = (game: Game, isWanted: boolean) =>
    batch(() => {
      const next = new Set(ids.peek());
      if (isWanted) next.add(game.id);
      else next.delete(game.id);
      ids.value = next;
      const others = games.peek().filter(({ id }) => id !== game.id);
      games.value = isWanted ? [game, ...others] : others;
    });

  async function load() {
    const asked = token.peek();
    const { content } = await call(favouriteList, WHOLE);
    if (token.peek() !== asked) return;
    batch(() => {
      games.value = content.map(gameOf);
      ids.value = new Set(games.peek().map(({ id }) => id));
    });
  }

  return {
    games,
    load,

    has(id: string) {
      const found = cells.get(id) ?? computed(() => ids.value.has(id));
      cells.set(id, found);
      return found;
    },

    /** Answers what the server made of it; a refusal or a failure puts things back. */
    async toggle(game: Game): Promise<boolean> {
      const isWanted = !ids.peek().has(game.id);
      put(game, isWanted);
      const change = isWanted ? addFavourite : removeFavourite;
      try {
        const { success } = await call(change, { nodeId: game.id, vendor: game.vendor });
        if (!success) put(game, !isWanted);
        return success;
      } catch (error) {
        put(game, !isWanted);
        throw error;
      }
    },

    start: () =>
      effect(() => {
        if (token.value) load().catch(() => undefined);
        else
          batch(() => {
            ids.value = new Set();
            games.value = [];
          });
      }),
  };
}
