import { effect, untracked } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createFavourite } from '../../stores/games/favourite';
import { saveFavourite } from '../../widgets/games/card/saveFavourite';
import type { App } from '../../widgets/site/app/useApp';

/** Adds the favourite that a visitor chose before the login. */
export function startPendingFavourite(host: Host, app: App) {
  const { takePendingFavourite } = host.use(createFavourite);
  return effect(() => {
    const game = takePendingFavourite();
    if (game) untracked(() => void saveFavourite(host, app, game));
  });
}
