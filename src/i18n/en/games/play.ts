import type es from '../../es/games/play';
import type { Translation } from '../../translation';

export default {
  opening: 'Opening {game}',
  frame: 'Game: {game}',
  slow: 'It is taking longer than usual',
  slowText: 'Your connection is slow. You can wait or try again.',
  failedText: 'Nothing was played and your balance is the same.',
  unknownAddress: 'The game responds from an address we do not recognize. We did not open it.',
  free: 'Free play',
  playMoney: 'Play money',
  outside: 'The game is open in another window',
  outsideText: 'The provider opens it separately. Your balance is updated when you come back.',
  blocked: 'Your browser blocked the window',
  blockedText: 'The provider opens this game in a separate window. Open it with a tap.',
  openWindow: 'Open the game',
  otherGames: 'See other games',
  leaveFullScreen: 'Leave full screen',
  roundLost: 'No connection. Tap again: the same bet is never charged twice.',
  playFree: 'Try for free',
  launching: 'Opening the game',
  launchFailed: 'The game could not be opened.',
  closeGame: 'Close the game',
  fullScreen: 'Full screen',
  underMaintenance: 'Under maintenance',
} as const satisfies Translation<typeof es>;
