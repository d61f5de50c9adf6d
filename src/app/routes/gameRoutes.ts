import { categoryPaths, paths } from '../../widgets/navigation/paths';
import { gameListTitle } from './gameListTitle';
import type { RouteInfo } from './RouteInfo';

/** Home, game lists, games and lotteries. */
export const gameRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.home, '/', '/m', '/m/index', '/m/index.html'],
    screen: () => import('../../screens/home/Home'),
    title: 'app.titleHome',
    header: 'home',
  },
  {
    paths: [paths.lobby, paths.games, ...Object.values(categoryPaths)],
    screen: () => import('../../screens/lobby/Lobby'),
    title: gameListTitle('title.lobby'),
    words: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.slots],
    screen: () => import('../../screens/lobby/Lobby'),
    title: 'title.slots',
    words: ['gameFilter'],
    hasSearch: true,
    hasBar: false,
  },
  {
    paths: [paths.gameList],
    screen: () => import('../../screens/gameList/GameList'),
    title: gameListTitle('title.gameList'),
    words: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.search],
    screen: () => import('../../screens/search/Search'),
    title: 'game.search',
    words: ['search', 'gameFilter'],
  },
  {
    paths: [paths.play],
    screen: () => import('../../screens/play/Play'),
    title: 'game.play',
    words: ['play', 'wallet', 'safePlay', 'validation'],
    header: 'none',
  },
  {
    paths: [paths.playLottery],
    screen: () => import('../../screens/launchGame/LaunchGame'),
    title: 'title.lottery',
    words: ['play', 'wallet', 'lottery', 'safePlay'],
    access: 'session',
    header: 'none',
  },
  {
    paths: [paths.lotteryFrame],
    screen: () => import('../../screens/lotteryFrame/LotteryFrame'),
    title: 'title.lottery',
    words: ['play', 'lottery'],
    header: 'none',
  },
  {
    paths: [paths.lottery],
    screen: () => import('../../screens/lottery/LotteryList'),
    title: 'title.lottery',
    words: ['lottery'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.lotteryStart],
    screen: () => import('../../screens/startLottery/StartLottery'),
    title: 'title.lottery',
    words: ['lottery'],
  },
  {
    paths: [paths.vietnamLottery],
    screen: () => import('../../screens/vietnamLottery/VietnamLottery'),
    title: 'title.vietnamLottery',
    words: ['lottery'],
  },
  {
    paths: [paths.lotteryHistory],
    screen: () => import('../../screens/lotteryHistory/LotteryHistory'),
    title: 'title.lotteryHistory',
    words: ['lottery', 'record'],
  },
  {
    paths: [paths.jackpot],
    screen: () => import('../../screens/jackpot/Jackpot'),
    title: 'title.jackpot',
    words: ['lottery'],
  },
  {
    paths: [paths.winnerBoard],
    screen: () => import('../../screens/winnerBoard/WinnerBoard'),
    title: 'title.winners',
  },
];
