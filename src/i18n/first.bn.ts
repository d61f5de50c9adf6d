import game from './bn/games/game';
import home from './bn/games/home';
import app from './bn/site/app';
import error from './bn/site/error';

export default { app, error, game, home };
