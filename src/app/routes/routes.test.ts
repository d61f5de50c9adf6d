import { describe, expect, test } from 'vitest';
import { categoryAt, categoryPaths } from '../../widgets/site/navigation/paths';
import { lateScreens } from './lateScreens';
import { routes } from './routes';

const routeOf = (path: string) => {
  const route = routes.find(({ paths }) => paths.includes(path));
  if (!route) throw new Error(`no screen at ${path}`);
  return route;
};

/** The source of the function that loads the code of a screen. */
function sourceOf(path: string) {
  const source = String(routeOf(path).screen);
  const [, name = ''] = /late.*\)\.(\w+)\(\)/s.exec(source) ?? [];
  return name ? String(lateScreens[name as keyof typeof lateScreens]) : source;
}

test.each([
  ['S2.01', 'home/Home', ['/', '/m', '/m/index', '/m/index.html', '/index.html', '/m/home']],
  ['S2.03', 'login/Login', ['/m/login']],
  ['S2.04', 'register/Register', ['/m/register', '/m/register.html']],
  ['S2.05', 'forget/Forget', ['/m/forget']],
  ['S2.06', 'changePassword/ChangePassword', ['/m/changePsw']],
  ['S2.07', 'help/Help', ['/m/help']],
  ['S2.08', 'help/HelpDetail', ['/m/helpDetail']],
  ['S2.09', 'notice/Notices', ['/m/notice']],
  ['S2.10', 'inbox/Inbox', ['/m/webEmail']],
  ['S2.11', 'message/Messages', ['/m/message', '/m/messages']],
  ['S2.12', 'activity/Activity', ['/m/activity']],
  ['S2.13', 'reward/RewardCenter', ['/m/rewardCenter']],
  ['S2.14', 'deposit/Deposit', ['/m/voucherCenter']],
  ['S2.14', 'depositRecord/DepositRecord', ['/m/vouReport']],
  ['S2.15', 'withdraw/Withdraw', ['/m/withdraw']],
  ['S2.16', 'member/Member', ['/m/member/home']],
  ['S2.16', 'rebate/ManualRebate', ['/m/member/manualRebate']],
  ['S2.16', 'vip/VipRoom', ['/m/member/benefits']],
  ['S2.17', 'gameRecord/GameRecord', ['/m/gameRecord']],
  ['S2.17', 'transactionRecord/TransactionRecord', ['/m/transaction/record']],
  ['S2.17', 'profit/ProfitAndLoss', ['/m/profitandloss']],
  ['S2.18', 'security/SecurityCenter', ['/m/securityCenter']],
  ['S2.19', 'invite/Invite', ['/m/inviteFriends']],
  ['S2.20', 'download/Download', ['/m/app']],
  ['S2.21', 'lobby/Lobby', ['/m/game']],
  ['S2.22', 'gameList/GameList', ['/m/gameList']],
  ['S2.24', 'playLottery/PlayLottery', ['/m/launchGame']],
  ['S2.25', 'lotteryFrame/LotteryFrame', ['/m/lotto-h5/$mui/$playType/games/$gameId']],
  [
    'S2.27',
    'agentContract/AgentContract',
    ['getSalaryContract', 'getDevidendContract', 'getHourContract'].map(
      (name) => `/m/member/agent/${name}`,
    ),
  ],
  ['S2.28', 'trial/Trial', ['/m/trail', '/m/trial']],
  ['S2.29', 'lobby/LotteryList', ['/m/lottery']],
  ['S2.29', 'startLottery/StartLottery', ['/m/startLottery']],
  ['S2.29', 'lobby/Lobby', ['/m/slotsCenter', '/m/gameCenter']],
  ['S2.31', 'vietnamLottery/VietnamLottery', ['/m/vietnamLottery']],
  ['S2.31', 'lotteryHistory/LotteryHistory', ['/m/lotteryHistory']],
  ['S2.31', 'jackpot/Jackpot', ['/m/jackpot']],
  ['S2.31', 'winnerBoard/WinnerBoard', ['/m/winnerBoard']],
  ['S2.31', 'language/LanguagePicker', ['/m/language']],
  ['S2.31', 'service/Service', ['/m/service']],
  ['S2.31', 'help/Terms', ['/m/agreement']],
  ['S2.31', 'help/PrivacyPolicy', ['/m/policy']],
])('%s the screen %s is at its paths', (_, screen, paths) => {
  for (const path of paths) expect(sourceOf(path)).toMatch(new RegExp(`screens/\\w+/${screen}\\b`));
});

test.each([
  ['/m/live-games', 'LIVE'],
  ['/m/slot-games', 'RNG'],
  ['/m/sport-games', 'SPORTS'],
  ['/m/esport-games', 'ESPORTS'],
  ['/m/fishing-games', 'FISH'],
  ['/m/poker-games', 'PVP'],
  ['/m/lott', 'LOTT'],
  ['/m/elott', 'ELOTT'],
  ['/m/hot-games', 'HOT'],
  ['/m/inHouse', 'INHOUSE'],
  ['/m/fav-games', 'FAV'],
])('S2.30 %s opens the lobby on %s', (path, category) => {
  expect(String(routeOf(path).screen)).toContain('screens/games/lobby/Lobby');
  expect(categoryAt({ path, query: new URLSearchParams() })).toBe(category);
});

/** Screens with a header of their own, which docs/requirements.md describes in A73. */
const ownHeader = ['/m/play', '/m/trail', '/m/trial', '/m/launchGame', '/m/member/home'];
const framed = '/m/lotto-h5/$mui/$playType/games/$gameId';
const pathsWhere = (isMeant: (route: (typeof routes)[number]) => boolean) =>
  routes
    .filter(isMeant)
    .flatMap(({ paths }) => paths)
    .filter((path) => !ownHeader.includes(path) && path !== framed)
    .sort();

describe('the route table says', () => {
  test('S2.33 which pages have no header', () => {
    expect(pathsWhere(({ header }) => header === 'none')).toEqual(
      [
        ...['/m/login', '/m/register', '/m/register.html', '/m/message', '/m/messages', '/m/app'],
        ...['/m/lottery', '/m/forget'],
      ].sort(),
    );
    expect(pathsWhere(({ header }) => header === 'home')).toHaveLength(6);
  });

  test('S2.36 S2.38 from which pages back opens home', () => {
    expect(pathsWhere(({ backTo }) => backTo === 'home')).toEqual(
      [
        ...['/m/login', '/m/register', '/m/register.html', '/m/activity', '/m/forget'],
        ...['/m/message', '/m/messages'],
      ].sort(),
    );
    expect(routeOf('/m/trail').backTo).toBe('home');
  });

  test('S2.39 which pages have no bottom bar', () => {
    expect(pathsWhere(({ hasBar }) => hasBar === false)).toEqual(
      [
        ...['/m/login', '/m/register', '/m/register.html', '/m/slotsCenter', '/m/lottery'],
        ...['/m/forget', '/m/changePsw', '/m/app', '/m/notice', '/m/help', '/m/helpDetail'],
      ].sort(),
    );
  });

  test.each([
    '/m/webEmail',
    '/m/changePsw',
    '/m/rewardCenter',
    '/m/voucherCenter',
    '/m/vouReport',
    '/m/withdraw',
    '/m/member/manualRebate',
    '/m/member/benefits',
    '/m/securityCenter',
    '/m/inviteFriends',
  ])('S2.06 S6.15 that %s is for members with a real account', (path) => {
    expect(routeOf(path).access).toBe('real');
  });
});

test('every path of a category is a path of the lobby', () => {
  for (const path of Object.values(categoryPaths)) expect(routeOf(path)).toBe(routeOf('/m/game'));
});
