import { ApiError, isApiError } from '../../api/ApiError';
import { addFavourite, removeFavourite } from '../../contract/games/favourite';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { createFavourite } from './favourite';
import type { Game } from './gameOf';

/** Adds and removes favourites. Its code is not in the first load. */
export function createFavouriteChange(host: Host) {
  const { call, use } = host;
  const { list, ids, show, take, announce, loaded } = use(createFavourite);
  const commands = createCommandRunner(host, 'favourite');

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
        announce(game, isWanted);
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
  };
}
