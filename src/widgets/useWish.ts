import { t } from '../i18n/t';
import { createFavourite } from '../stores/favourite';
import type { Game } from '../stores/game';
import { useStore } from '../stores/useStore';
import { useApp } from './useApp';

const WAIT_MOST = 10_000;
const SAVED = 1000;

/** Turns a favourite on or off and says so; a visitor is asked to log in. */
export function useWish() {
  const { toggle } = useStore(createFavourite);
  const app = useApp();

  return async (game: Game) => {
    if (!app.askLogin()) return;
    const done = app.say(t('app.loading'), { kind: 'loading', ms: WAIT_MOST });
    try {
      const isSaved = await toggle(game);
      done();
      if (isSaved) app.say(t('error.in_chang_saved'), { kind: 'ok', ms: SAVED });
    } catch (error) {
      done();
      app.sayError(error);
    }
  };
}
