import { channel } from '@kit/channel';
import { createResource } from '@kit/resource';
import { batch, computed, effect, signal, untracked } from '@kit/signals';
import { json, stored } from '@kit/storage';
import { addFavourite, favouriteList, removeFavourite } from '../contract/favourite';
import { type Game, gameOf } from './game';
import type { Host } from './host';
import { createSession } from './session';

const PAGE_SIZE = 100;

const WISH_KEPT = 10 * 60_000;

interface Wish {
  game: Game;
  until: number;
}

interface Change {
  member: string;
  game: Game;
  isWanted: boolean;
}

/** The member's favourite games. Ids are text, whatever the wire says. */
export function createFavourite({ call, use }: Host) {
  const { token, info } = use(createSession);
  const ids = signal<ReadonlySet<string>>(new Set());
  const list = createResource(
    async (_, { signal }) => {
      const games: Game[] = [];
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
        const read = await call(favouriteList, { pageNo, pageSize: PAGE_SIZE }, { signal });
        games.push(...read.content.map(gameOf));
        pages = read.totalPages;
      }
      ids.value = new Set(games.map(({ id }) => id));
      return games;
    },
    { id: 'id' },
  );
  /** What a visitor asked for before logging in. It does not wait for ever. */
  const wish = stored('feria.wish', json<Wish | null>(null), 'session');
  const changing = new Set<string>();
  let loading = Promise.resolve();
  const tabs = channel<Change>('feria.favourites');
  const member = () => info.peek()?.userName ?? '';

  function know(games: readonly Game[]) {
    ids.value = new Set([...ids.peek(), ...games.map(({ id }) => id)]);
  }

  /** Answers how to put things back as they were. */
  function put(game: Game, isWanted: boolean) {
    const before = list.value.peek() ?? [];
    const at = Math.max(
      0,
      before.findIndex(({ id }) => id === game.id),
    );
    place(game, isWanted, 0);
    return () => place(game, !isWanted, at);
  }

  const place = (game: Game, isWanted: boolean, at: number) =>
    batch(() => {
      const next = new Set(ids.peek());
      if (isWanted) next.add(game.id);
      else next.delete(game.id);
      ids.value = next;
      if (list.state.peek() !== 'ready') return;
      const others = (list.value.peek() ?? []).filter(({ id }) => id !== game.id);
      list.set(isWanted ? others.toSpliced(at, 0, game) : others);
    });

  return {
    list,
    games: computed(() => list.value.value ?? []),
    ids,
    /** Games seen in a list of favourites are favourites. */
    know,
    load: () => list.load(),

    wish(game: Game) {
      wish.value = { game, until: Date.now() + WISH_KEPT };
    },

    /** The game wished for, once, when it is known not to be a favourite yet. */
    takeWish(): Game | undefined {
      const wanted = wish.value;
      if (!wanted || list.state.value !== 'ready') return;
      wish.value = null;
      const isDue = wanted.until > Date.now() && !ids.peek().has(wanted.game.id);
      return isDue ? wanted.game : undefined;
    },

    /** Answers what the server made of it; a refusal or a failure puts things back. */
    async toggle(game: Game): Promise<boolean> {
      if (changing.has(game.id)) return false;
      changing.add(game.id);
      const isWanted = !ids.peek().has(game.id);
      let putBack = () => {};
      try {
        // Until they are here, what is a favourite is not known, nor what to put back.
        if (list.state.peek() === 'loading') await loading;
        if (ids.peek().has(game.id) === isWanted) return true;
        putBack = put(game, isWanted);
        const change = isWanted ? addFavourite : removeFavourite;
        const { success } = await call(change, { nodeId: game.id, vendor: game.vendor });
        if (success) tabs.tell({ member: member(), game, isWanted });
        else putBack();
        return success;
      } catch (error) {
        putBack();
        throw error;
      } finally {
        changing.delete(game.id);
      }
    },

    start() {
      const deafen = tabs.hear(({ member: whose, game, isWanted }) => {
        if (whose === member()) place(game, isWanted, 0);
      });
      const stop = effect(() => {
        const isOn = token.value !== undefined;
        untracked(() => {
          ids.value = new Set();
          list.reset();
          if (isOn) loading = list.load();
        });
      });
      return () => {
        deafen();
        stop();
      };
    },
  };
}
