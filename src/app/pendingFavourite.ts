import { effect, untracked } from '@kit/signals';
import { createFavourite } from '../stores/favourite';
import type { Host } from '../stores/host';
import type { App } from '../widgets/app/useApp';
import { withSavingToast } from '../widgets/games/withSavingToast';

/** Adds the favourite that a visitor chose before the login. */
export function startPendingFavourite({ use }: Host, app: App) {
  const { takePendingFavourite, toggle } = use(createFavourite);
  return effect(() => {
    const game = takePendingFavourite();
    if (game) untracked(() => void withSavingToast(app, () => toggle(game)));
  });
}
