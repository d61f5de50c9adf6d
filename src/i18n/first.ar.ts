import app from './ar/app';
import error from './ar/error';
import game from './ar/game';
import home from './ar/home';

export default { app, error, game, home };
