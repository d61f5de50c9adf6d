import { effect, untracked } from '@kit/signals';
import { createFavourite } from '../stores/favourite';
import type { Host } from '../stores/host';
import { fulfil } from '../widgets/fulfil';
import type { App } from '../widgets/useApp';

/** What a visitor wished for comes true after the login it took. */
export function startWishes({ use }: Host, app: App) {
  const { takeWish, toggle } = use(createFavourite);
  return effect(() => {
    const game = takeWish();
    if (game) untracked(() => void fulfil(app, () => toggle(game)));
  });
}
