import app from './bn/app';
import error from './bn/error';
import game from './bn/game';
import home from './bn/home';

export default { app, error, game, home };
