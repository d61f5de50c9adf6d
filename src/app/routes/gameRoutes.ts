import { categoryPaths, paths } from '../../widgets/site/navigation/paths';
import { gameListTitle } from './gameListTitle';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Home, game lists, games and lotteries. */
export const gameRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.home, '/', '/m', '/m/index', '/m/index.html'],
    screen: () => import('../../screens/games/home/Home'),
    title: 'app.titleHome',
    header: 'home',
  },
  {
    paths: [paths.lobby, paths.games, ...Object.values(categoryPaths)],
    screen: () => import('../../screens/games/lobby/Lobby'),
    title: gameListTitle('title.lobby'),
    words: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.slots],
    screen: () => import('../../screens/games/lobby/Lobby'),
    title: 'title.slots',
    words: ['gameFilter'],
    hasSearch: true,
    hasBar: false,
  },
  {
    paths: [paths.gameList],
    screen: () => import('../../screens/games/gameList/GameList'),
    title: gameListTitle('title.gameList'),
    words: ['gameFilter'],
    hasSearch: true,
  },
  {
    paths: [paths.search],
    screen: async () => (await late()).search(),
    title: 'game.search',
    words: ['search', 'gameFilter'],
  },
  {
    paths: [paths.play],
    screen: async () => (await late()).play(),
    title: 'game.play',
    words: ['play', 'wallet', 'safePlay', 'validation'],
    header: 'none',
  },
  {
    paths: [paths.playLottery],
    screen: async () => (await late()).playLottery(),
    title: 'title.lottery',
    words: ['play', 'wallet', 'lottery', 'safePlay'],
    access: 'session',
    header: 'none',
  },
  {
    paths: [paths.lotteryFrame],
    screen: async () => (await late()).lotteryFrame(),
    title: 'title.lottery',
    words: ['play', 'lottery', 'safePlay'],
    header: 'none',
  },
  {
    paths: [paths.lottery],
    screen: async () => (await late()).lotteryList(),
    title: 'title.lottery',
    words: ['lottery'],
    header: 'none',
    hasBar: false,
  },
  {
    paths: [paths.startLottery],
    screen: async () => (await late()).startLottery(),
    title: 'title.lottery',
    words: ['lottery'],
  },
  {
    paths: [paths.vietnamLottery],
    screen: async () => (await late()).vietnamLottery(),
    title: 'title.vietnamLottery',
    words: ['lottery'],
  },
  {
    paths: [paths.lotteryHistory],
    screen: async () => (await late()).lotteryHistory(),
    title: 'title.lotteryHistory',
    words: ['lottery', 'record'],
  },
  {
    paths: [paths.jackpot],
    screen: async () => (await late()).jackpot(),
    title: 'title.jackpot',
    words: ['lottery'],
  },
  {
    paths: [paths.winnerBoard],
    screen: async () => (await late()).winnerBoard(),
    title: 'title.winners',
  },
];
