import { t } from '../i18n/t';
import { createFavourite } from '../stores/favourite';
import type { Game } from '../stores/game';
import { createSession } from '../stores/session';
import { useStore } from '../stores/useStore';
import { fulfil } from './fulfil';
import { useApp } from './useApp';

const SAID_FOR = 2000;

/** Turns a favourite on or off; a visitor logs in first and finds the wish fulfilled. */
export function useWish() {
  const { toggle, wish } = useStore(createFavourite);
  const { isLoggedIn } = useStore(createSession);
  const app = useApp();

  return async (game: Game) => {
    if (isLoggedIn.peek()) return fulfil(app, () => toggle(game));
    wish(game);
    app.say(t('error.in_logged_login'), { ms: SAID_FOR });
    app.askLogin();
  };
}
