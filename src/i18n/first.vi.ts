import game from './vi/games/game';
import home from './vi/games/home';
import app from './vi/site/app';
import error from './vi/site/error';

export default { app, error, game, home };
