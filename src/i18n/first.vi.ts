import app from './vi/app';
import error from './vi/error';
import game from './vi/game';
import home from './vi/home';

export default { app, error, game, home };
