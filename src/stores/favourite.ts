import { createChannel } from '@kit/channel';
import { batch, computed, effect, untracked } from '@kit/signals';
import { json } from '@kit/storage';
import { ApiError, isApiError } from '../api/ApiError';
import { addFavourite, favouriteList, removeFavourite } from '../contract/favourite';
import { type Game, gameOf } from './game';
import { hasMorePages } from './hasMorePages';
import type { Host } from './host';
import { createSession } from './session';

const PAGE_SIZE = 100;
const PENDING_MS = 10 * 60_000;

interface PendingFavourite {
  game: Game;
  until: number;
}

interface Change {
  member: string;
  game: Game;
  isWanted: boolean;
}

/** The member's favourite games. */
export function createFavourite(host: Host) {
  const { call, use, memberResource, memberSignal, memberState, memberStored } = host;
  const { token, info } = use(createSession);
  const ids = memberSignal<ReadonlySet<string>>(new Set());
  const list = memberResource(
    async (_, { signal }) => {
      const games: Game[] = [];
      for (let pageNo = 1, isMore = true; isMore; pageNo++) {
        const requested = { pageNo, pageSize: PAGE_SIZE };
        const reply = await call(favouriteList, requested, { signal });
        games.push(...reply.content.map(gameOf));
        isMore = hasMorePages({ ...reply, pageNum: pageNo }, reply.content, requested);
      }
      ids.value = new Set(games.map(({ id }) => id));
      return games;
    },
    { id: 'id' },
  );
  /** The game that a visitor wanted to add before the login. */
  const pending = memberStored(
    'feria.pendingFavourite',
    json<PendingFavourite | null>(null),
    'session',
  );
  const sessionState = memberState(() => ({
    changes: new Set<string>(),
    loading: Promise.resolve(),
  }));
  const otherTabs = createChannel<Change>('feria.favourites');
  const userName = () => info.peek()?.userName ?? '';

  function applyChange(game: Game, isWanted: boolean, index: number) {
    batch(() => {
      const next = new Set(ids.peek());
      if (isWanted) next.add(game.id);
      else next.delete(game.id);
      ids.value = next;
      // Setting the list also ends a refresh, whose reply may not have the change.
      if (!['ready', 'refreshing'].includes(list.state.peek())) return;
      const others = (list.value.peek() ?? []).filter(({ id }) => id !== game.id);
      list.set(isWanted ? others.toSpliced(index, 0, game) : others);
    });
  }

  /** Shows the change before the server confirms it. Returns the function that undoes it. */
  function changeOptimistically(game: Game, isWanted: boolean) {
    const before = list.value.peek() ?? [];
    const index = before.findIndex(({ id }) => id === game.id);
    const session = sessionState();
    applyChange(game, isWanted, 0);
    return () => {
      if (session === sessionState()) applyChange(game, !isWanted, Math.max(0, index));
    };
  }

  /** Returns what the reply says. Where it does not say it or is lost, the list of the server does. */
  async function save(game: Game, isWanted: boolean) {
    try {
      const endpoint = isWanted ? addFavourite : removeFavourite;
      const { success } = await call(endpoint, { nodeId: game.id, vendor: game.vendor });
      return success ?? (await isListedAs(game, isWanted));
    } catch (error) {
      if (!isApiError(error) || !error.isOutcomeUnknown) throw error;
      if (await isListedAs(game, isWanted)) return true;
      throw new ApiError(error.kind, error.path, { cause: error });
    }
  }

  async function isListedAs(game: Game, isWanted: boolean) {
    await list.reload();
    const error = list.error.peek();
    if (error) throw error;
    return ids.peek().has(game.id) === isWanted;
  }

  return {
    list,
    games: computed(() => list.value.value ?? []),
    ids,

    /** For other lists that show favourites only. */
    markAsFavourites(games: readonly Game[]) {
      ids.value = new Set([...ids.peek(), ...games.map(({ id }) => id)]);
    },

    rememberPendingFavourite(game: Game) {
      pending.value = { game, until: Date.now() + PENDING_MS };
    },

    /** Returns the pending game once, after the list has loaded, if it is no favourite yet. */
    takePendingFavourite(): Game | undefined {
      const remembered = pending.value;
      if (!remembered || list.state.value !== 'ready') return;
      pending.value = null;
      const isExpired = remembered.until <= Date.now();
      return isExpired || ids.peek().has(remembered.game.id) ? undefined : remembered.game;
    },

    /** Returns whether the server has the change. If it does not, the change is undone. */
    async toggle(game: Game): Promise<boolean> {
      const session = sessionState();
      const { changes, loading } = session;
      if (changes.has(game.id)) return false;
      changes.add(game.id);
      const isWanted = !ids.peek().has(game.id);
      let undo = () => {};
      try {
        // Whether the game is a favourite already is known when the list has loaded.
        if (list.state.peek() === 'loading') await loading;
        if (session !== sessionState()) return false;
        if (ids.peek().has(game.id) === isWanted) return true;
        undo = changeOptimistically(game, isWanted);
        const isSaved = await save(game, isWanted);
        if (isSaved) otherTabs.send({ member: userName(), game, isWanted });
        else undo();
        return isSaved;
      } catch (error) {
        undo();
        throw error;
      } finally {
        changes.delete(game.id);
      }
    },

    start() {
      const stops = [
        otherTabs.onMessage(({ member, game, isWanted }) => {
          if (member === userName()) applyChange(game, isWanted, 0);
        }),
        effect(() => {
          if (token.value === undefined) return;
          untracked(() => {
            sessionState().loading = list.load();
          });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
