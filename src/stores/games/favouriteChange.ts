import { createChannel } from '@kit/data/channel';
import { isBusy } from '@kit/data/resource';
import { batch } from '@kit/render/signals';
import { ApiError, isApiError } from '../../api/ApiError';
import { addFavourite, removeFavourite } from '../../contract/games/favourite';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { type Change, createFavourite } from './favourite';
import type { Game } from './gameOf';

/** Adds and removes favourites. Its code is not in the first load. */
export function createFavouriteChange(host: Host) {
  const { call, use } = host;
  const { list, lists, ids, changes, loaded } = use(createFavourite);
  const { info } = use(createSession);
  const commands = createCommandRunner(host, 'favourite');
  const otherTabs = createChannel<Change & { member: string }>(host, 'feria.favourites');
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

  async function isListedAs(game: Game, isWanted: boolean) {
    const games = await loadOrThrow(list);
    return games.some(({ id }) => id === game.id) === isWanted;
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

  /** Shows the change at once, and undoes it unless the server has it. */
  async function change(game: Game, isWanted: boolean) {
    const undo = show(game, isWanted);
    try {
      const isSaved = await save(game, isWanted);
      if (isSaved) {
        take(game, isWanted);
        otherTabs.send({ member: userName(), game, isWanted });
      }
      return isSaved;
    } finally {
      undo();
    }
  }

  return {
    /** Returns whether the server has the change. */
    async toggle(game: Game): Promise<boolean> {
      const isWanted = !ids.peek().has(game.id);
      const isSaved = await commands.run(game.id, async () => {
        // Whether the game is a favourite already is known when the list has loaded.
        const loading = loaded();
        await loading;
        if (loading !== loaded()) return false;
        return ids.peek().has(game.id) === isWanted || change(game, isWanted);
      });
      return isSaved ?? false;
    },

    /** Takes the changes of the member's other tabs. */
    start: () =>
      otherTabs.onMessage(({ member, game, isWanted }) => {
        if (member === userName()) take(game, isWanted);
      }),
  };
}
