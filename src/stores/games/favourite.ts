import { createChannel } from '@kit/data/channel';
import { json } from '@kit/data/storage';
import { batch, computed, effect, untracked } from '@kit/render/signals';
import { favouriteList } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import { hasMorePages } from '../base/hasMorePages';
import type { Host } from '../base/host';
import { type Game, gameOf } from './gameOf';

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
  const sessionState = memberState(() => ({ loading: Promise.resolve() }));
  const otherTabs = createChannel<Change>(host, 'feria.favourites');
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

    /** Adds a game at the index of the list, or removes it. */
    applyChange,
    /** Tells the member's other tabs. */
    announce: (game: Game, isWanted: boolean) =>
      otherTabs.send({ member: userName(), game, isWanted }),
    /** Settled when the list of this session has loaded or failed. */
    loaded: () => sessionState().loading,

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
