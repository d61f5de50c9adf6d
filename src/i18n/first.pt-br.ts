import game from './pt-br/games/game';
import home from './pt-br/games/home';
import app from './pt-br/site/app';
import error from './pt-br/site/error';

export default { app, error, game, home };
