import game from './en/games/game';
import home from './en/games/home';
import app from './en/site/app';
import error from './en/site/error';

export default { app, error, game, home };
