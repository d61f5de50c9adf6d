import { createChannel } from '@kit/data/channel';
import { isBusy } from '@kit/data/resource';
import { batch, computed, effect, untracked } from '@kit/render/signals';
import { favouriteList, type favourites } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import type { Page } from '../base/collection';
import type { Host } from '../base/host';
import { type Game, gameOf } from './gameOf';

const LIST_PAGE_SIZE = 100;

interface Change {
  game: Game;
  isWanted: boolean;
}

export const withGames = ({ content, totalPages }: typeof favourites.out.infer): Page<Game> => ({
  content: content.map(gameOf),
  totalPages,
});

/** The member's favourite games. */
export function createFavourite(host: Host) {
  const { call, use, memberCollection, memberSignal, memberState } = host;
  const { token, info } = use(createSession);
  const list = memberCollection({
    read: async (_, page, options) => withGames(await call(favouriteList, page, options)),
    key: 'id',
    pageSize: LIST_PAGE_SIZE,
    isWhole: true,
  });
  /** All lists that show favourites only. */
  const lists = memberSignal<readonly (typeof list)[]>([list]);
  /** By game: what the lists do not have yet. */
  const changes = memberSignal<ReadonlyMap<string, Change>>(new Map());
  const ids = computed<ReadonlySet<string>>(() => {
    const listed = new Set(lists.value.flatMap(({ rows }) => rows.value.map(({ id }) => id)));
    for (const [id, { isWanted }] of changes.value) {
      if (isWanted) listed.add(id);
      else listed.delete(id);
    }
    return listed;
  });
  const sessionState = memberState(() => ({ loading: Promise.resolve() }));
  const otherTabs = createChannel<Change & { member: string }>('feria.favourites');
  const userName = () => info.peek()?.userName ?? '';

  /** Shows a change before the server has it. Returns the function that undoes it. */
  function show(game: Game, isWanted: boolean) {
    const change = { game, isWanted };
    changes.value = new Map(changes.peek()).set(game.id, change);
    return () => {
      const others = new Map(changes.peek());
      if (others.get(game.id) === change && others.delete(game.id)) changes.value = others;
    };
  }

  /** Takes a change that the server has. */
  function take(game: Game, isWanted: boolean) {
    if (!list.isLoaded.peek()) return void show(game, isWanted);
    batch(() => {
      const without = (games: readonly Game[]) => games.filter(({ id }) => id !== game.id);
      if (isWanted) list.change((games) => [game, ...without(games)]);
      else for (const { change } of lists.peek()) change(without);
      // A reply that is under way may not have the change.
      if (isBusy(list.state.peek())) void list.reload();
    });
  }

  return {
    list,
    /** The favourites, the latest first. */
    games: computed(() => {
      const added = [...changes.value.values()].filter(({ isWanted }) => isWanted);
      const others = list.rows.value.filter(({ id }) => !changes.value.has(id));
      return [...added.map(({ game }) => game).reverse(), ...others];
    }),
    ids,

    /** Adds a list that shows favourites only. */
    addList(other: typeof list) {
      lists.value = [...lists.peek(), other];
    },
    show,
    take,
    /** Tells the member's other tabs. */
    announce: (game: Game, isWanted: boolean) =>
      otherTabs.send({ member: userName(), game, isWanted }),
    /** Settled when the list of this session has loaded or failed. */
    loaded: () => sessionState().loading,

    start() {
      const stops = [
        otherTabs.onMessage(({ member, game, isWanted }) => {
          if (member === userName()) take(game, isWanted);
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
