import { ApiError, isApiError } from '../../api/ApiError';
import { addFavourite, removeFavourite } from '../../contract/games/favourite';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { createFavourite } from './favourite';
import type { Game } from './gameOf';

/** Adds and removes favourites. Its code is not in the first load. */
export function createFavouriteChange({ call, use, memberState }: Host) {
  const { list, ids, applyChange, announce, loaded } = use(createFavourite);
  /** The ids of the games that are being changed. */
  const sessionState = memberState(() => new Set<string>());

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

  async function isListedAs(game: Game, isWanted: boolean) {
    await loadOrThrow(list);
    return ids.peek().has(game.id) === isWanted;
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

  return {
    /** Returns whether the server has the change. If it does not, the change is undone. */
    async toggle(game: Game): Promise<boolean> {
      const changing = sessionState();
      if (changing.has(game.id)) return false;
      changing.add(game.id);
      const isWanted = !ids.peek().has(game.id);
      let undo = () => {};
      try {
        // Whether the game is a favourite already is known when the list has loaded.
        if (list.state.peek() === 'loading') await loaded();
        if (changing !== sessionState()) return false;
        if (ids.peek().has(game.id) === isWanted) return true;
        undo = changeOptimistically(game, isWanted);
        const isSaved = await save(game, isWanted);
        if (isSaved) announce(game, isWanted);
        else undo();
        return isSaved;
      } catch (error) {
        undo();
        throw error;
      } finally {
        changing.delete(game.id);
      }
    },
  };
}
