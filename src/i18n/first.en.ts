import app from './en/app';
import error from './en/error';
import game from './en/game';
import home from './en/home';

export default { app, error, game, home };
