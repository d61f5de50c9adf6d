import { effect, untracked } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createPendingFavourite } from '../../stores/games/pendingFavourite';
import { saveFavourite } from '../../widgets/games/card/saveFavourite';
import type { App } from '../../widgets/site/app/useApp';

/** Adds the favourite that a visitor chose before the login. */
export function startPendingFavourite(host: Host, app: App) {
  const { take } = host.use(createPendingFavourite);
  return effect(() => {
    const game = take();
    if (game) untracked(() => void saveFavourite(host, app, game));
  });
}
