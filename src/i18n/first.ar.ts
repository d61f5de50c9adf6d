import game from './ar/games/game';
import home from './ar/games/home';
import app from './ar/site/app';
import error from './ar/site/error';

export default { app, error, game, home };
