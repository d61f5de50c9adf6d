import { computed } from '@kit/render/signals';
import { t, textOrFallback } from '../../../i18n/t';

/** Esports have a category of their own in the menu, and are sports to the backend. */
export const gameTypeName = (gameType: string) =>
  computed(() =>
    gameType === 'SPORTS'
      ? `${t('game.SPORTS').value}, ${t('game.ESPORTS').value}`
      : textOrFallback(`game.${gameType}`, 'title.gameList').value,
  );
