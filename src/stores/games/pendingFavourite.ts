import { json } from '@kit/data/storage';
import type { Host } from '../base/host';
import { createFavourite } from './favourite';
import type { Game } from './gameOf';

const PENDING_MS = 10 * 60_000;

interface PendingFavourite {
  game: Game;
  until: number;
}

/** The game that a visitor wanted to add before the login. */
export function createPendingFavourite({ use, memberStored }: Host) {
  const { list, ids } = use(createFavourite);
  const pending = memberStored(
    'feria.pendingFavourite',
    json<PendingFavourite | null>(null),
    'session',
  );
  return {
    remember(game: Game) {
      pending.value = { game, until: Date.now() + PENDING_MS };
    },

    /** Returns the pending game once, after the list has loaded, if it is no favourite yet. */
    take(): Game | undefined {
      const remembered = pending.value;
      if (!remembered || list.state.value !== 'ready') return;
      pending.value = null;
      const isExpired = remembered.until <= Date.now();
      return isExpired || ids.peek().has(remembered.game.id) ? undefined : remembered.game;
    },
  };
}
