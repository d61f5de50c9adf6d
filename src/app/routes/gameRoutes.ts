import { categoryPaths, paths } from '../../widgets/site/navigation/paths';
import { gameListTitle } from './gameListTitle';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Home, game lists, games and lotteries. */
export const gameRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.home, '/', '/m', '/m/index', '/m/index.html', '/index.html'],
    screen: () => import('../../screens/games/home/Home'),
    title: 'app.titleHome',
    header: 'home',
  },
  {
    paths: [paths.lobby, paths.games, ...Object.values(categoryPaths)],
    screen: () => import('../../screens/games/lobby/Lobby'),
    title: gameListTitle('title.lobby'),
    texts: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.slots],
    screen: () => import('../../screens/games/lobby/Lobby'),
    title: 'title.slots',
    texts: ['gameFilter'],
    hasSearch: true,
    hasBar: false,
  },
  {
    paths: [paths.gameList],
    screen: () => import('../../screens/games/gameList/GameList'),
    title: gameListTitle('title.gameList'),
    texts: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.search],
    screen: async () => (await late()).search(),
    title: 'game.search',
    texts: ['gameFilter', 'search'],
  },
  {
    paths: [paths.play],
    screen: async () => (await late()).play(),
    title: 'game.play',
    texts: ['validation', 'play', 'safePlay', 'wallet'],
    header: 'none',
  },
  {
    paths: [paths.playLottery],
    screen: async () => (await late()).playLottery(),
    title: 'title.lottery',
    texts: ['lottery', 'play', 'safePlay', 'wallet'],
    access: 'session',
    header: 'none',
  },
  {
    paths: [paths.lotteryFrame],
    screen: async () => (await late()).lotteryFrame(),
    title: 'title.lottery',
    texts: ['lottery', 'play', 'safePlay', 'wallet'],
    header: 'none',
  },
  {
    paths: [paths.lottery],
    screen: async () => (await late()).lotteryList(),
    title: 'title.lottery',
    texts: ['lottery'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.startLottery],
    screen: async () => (await late()).startLottery(),
    title: 'title.lottery',
    texts: ['lottery'],
  },
  {
    paths: [paths.vietnamLottery],
    screen: async () => (await late()).vietnamLottery(),
    title: 'title.vietnamLottery',
    texts: ['lottery'],
  },
  {
    paths: [paths.lotteryHistory],
    screen: async () => (await late()).lotteryHistory(),
    title: 'title.lotteryHistory',
    texts: ['lottery', 'record'],
  },
  {
    paths: [paths.jackpot],
    screen: async () => (await late()).jackpot(),
    title: 'title.jackpot',
    texts: ['lottery'],
  },
  {
    paths: [paths.winnerBoard],
    screen: async () => (await late()).winnerBoard(),
    title: 'title.winners',
    texts: ['shelf'],
  },
];
