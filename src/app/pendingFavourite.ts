import { effect, untracked } from '@kit/signals';
import { createFavourite } from '../stores/favourite';
import type { Host } from '../stores/host';
import type { App } from '../widgets/app/useApp';
import { saveFavourite } from '../widgets/games/saveFavourite';

/** Adds the favourite that a visitor chose before the login. */
export function startPendingFavourite(host: Host, app: App) {
  const { takePendingFavourite } = host.use(createFavourite);
  return effect(() => {
    const game = takePendingFavourite();
    if (game) untracked(() => void saveFavourite(host, app, game));
  });
}
