import './FavouriteHeart.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createFavourite } from '../../../stores/games/favourite';
import type { Game } from '../../../stores/games/gameOf';
import { useToggleFavourite } from './useToggleFavourite';

/** The button that makes a game a favourite. CSS draws its icon, because a list has dozens of hearts. */
export function FavouriteHeart({ game }: { game: ReadonlySignal<Game> }) {
  const { ids } = useStore(createFavourite);
  const toggleFavourite = useToggleFavourite();
  const isOn = computed(() => ids.value.has(game.value.id));
  const label = computed(() => {
    const name = { game: game.value.name };
    return (isOn.value ? t('game.removeFavorite', name) : t('game.addFavorite', name)).value;
  });
  return (
    <button
      type="button"
      className="heart"
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => toggleFavourite(game.peek())}
    />
  );
}
