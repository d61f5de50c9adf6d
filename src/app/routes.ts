import type { Noun } from '../i18n/dictionaries';
import type { PlainKey } from '../i18n/t';
import type { IconName } from '../ui/icons';
import { categoryAt, categoryPaths, paths } from '../widgets/paths';
import type { Address } from '../widgets/useApp';

/** Any session, one of a real account (not a trial), or an agent's. */
export type Needs = 'session' | 'real' | 'agent';

export interface Place {
  /** The first is the one that links use. */
  at: readonly string[];
  screen: () => Promise<{ default: () => React.ReactNode }>;
  title: PlainKey | ((address: Address) => PlainKey);
  /** Words of the screen, fetched beside its code. */
  words?: readonly Noun[];
  needs?: Needs;
  /** Page header with back and title, unless told otherwise; `home` is the one with the logo. */
  header?: 'home' | 'none';
  /** The page header ends in the way to search. */
  hasSearch?: true;
  /** What the page header ends in otherwise. */
  aside?: { icon: IconName; label: PlainKey; href: string };
  /** The bottom bar shows unless told otherwise. */
  hasBar?: false;
  /** Back leads one step back, unless it always leads home. */
  backTo?: 'home';
}

const NAMED = [...Object.keys(categoryPaths), 'CRASH', 'COCK', 'PGSLOT', 'JLSLOT'];

/** Lists are called by the category they show. */
const titleOfGames =
  (otherwise: PlainKey) =>
  (address: Address): PlainKey => {
    const code = categoryAt(address);
    return NAMED.includes(code) ? (`game.${code}` as PlainKey) : otherwise;
  };

/** Every address of the app, once. A new screen is its folder, a line here and its words. */
export const routes: readonly Place[] = [
  {
    at: [paths.home, '/', '/m', '/m/index', '/m/index.html'],
    screen: () => import('../screens/home/Home'),
    title: 'app.titleHome',
    header: 'home',
  },
  {
    at: [paths.login],
    screen: () => import('../screens/login/Login'),
    title: 'app.titleLogin',
    words: ['session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    at: [paths.register, '/m/register.html'],
    screen: () => import('../screens/register/Register'),
    title: 'app.titleRegister',
    words: ['register', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    at: [paths.forget],
    screen: () => import('../screens/forget/Forget'),
    title: 'app.titleForgot',
    words: ['password', 'session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    at: [paths.changePassword],
    screen: () => import('../screens/changePassword/ChangePassword'),
    title: 'app.titleChangePassword',
    words: ['password', 'session'],
    needs: 'real',
    hasBar: false,
  },
  {
    at: [paths.trial, '/m/trial'],
    screen: () => import('../screens/trial/Trial'),
    title: 'app.titleTrial',
    words: ['session'],
    header: 'none',
    hasBar: false,
    backTo: 'home',
  },
  {
    at: [paths.download],
    screen: () => import('../screens/download/Download'),
    title: 'app.titleDownload',
    words: ['download'],
    header: 'none',
    hasBar: false,
  },
  {
    at: [paths.notice],
    screen: () => import('../screens/notice/Notices'),
    title: 'app.titleNotice',
    words: ['notice'],
    hasBar: false,
  },
  {
    at: [paths.message, '/m/messages'],
    screen: () => import('../screens/message/Messages'),
    title: 'app.titleMessages',
    words: ['mail', 'service'],
    header: 'none',
    backTo: 'home',
  },
  {
    at: [paths.help],
    screen: () => import('../screens/help/Help'),
    title: 'app.titleHelp',
    words: ['help'],
    hasBar: false,
  },
  {
    at: [paths.helpDetail],
    screen: () => import('../screens/help/HelpDetail'),
    title: 'app.titleHelpDetail',
    words: ['help'],
    hasBar: false,
  },
  {
    at: [paths.agreement],
    screen: () => import('../screens/help/Agreement'),
    title: 'app.titleAgreement',
    words: ['help'],
  },
  {
    at: [paths.policy],
    screen: () => import('../screens/help/Policy'),
    title: 'app.titlePolicy',
    words: ['help'],
  },
  {
    at: [paths.language],
    screen: () => import('../screens/language/LanguagePicker'),
    title: 'app.titleLanguage',
  },
  {
    at: [paths.service],
    screen: () => import('../screens/service/Service'),
    title: 'app.titleService',
    words: ['service'],
  },
  {
    at: [paths.lobby, paths.games, ...Object.values(categoryPaths)],
    screen: () => import('../screens/lobby/Lobby'),
    title: titleOfGames('app.titleLobby'),
    hasSearch: true,
  },
  {
    at: [paths.slots],
    screen: () => import('../screens/lobby/Lobby'),
    title: 'app.titleSlots',
    hasSearch: true,
    hasBar: false,
  },
  {
    at: [paths.gameList],
    screen: () => import('../screens/gameList/GameList'),
    title: titleOfGames('app.titleGameList'),
    hasSearch: true,
  },
  {
    at: [paths.search],
    screen: () => import('../screens/search/Search'),
    title: 'game.search',
    words: ['search'],
  },
  {
    at: [paths.play],
    screen: () => import('../screens/play/Play'),
    title: 'game.play',
    words: ['play', 'wallet'],
    header: 'none',
    hasBar: false,
  },
  {
    at: [paths.launchLottery],
    screen: () => import('../screens/launchGame/LaunchGame'),
    title: 'app.titleLottery',
    words: ['play', 'wallet', 'lottery'],
    needs: 'session',
    header: 'none',
    hasBar: false,
  },
  {
    at: [paths.lotteryFrame],
    screen: () => import('../screens/lotteryFrame/LotteryFrame'),
    title: 'app.titleLottery',
    words: ['play', 'lottery'],
    header: 'none',
    hasBar: false,
  },
  {
    at: [paths.lottery],
    screen: () => import('../screens/lottery/LotteryList'),
    title: 'app.titleLottery',
    words: ['lottery'],
    header: 'none',
    hasBar: false,
  },
  {
    at: [paths.startLottery],
    screen: () => import('../screens/startLottery/StartLottery'),
    title: 'app.titleLottery',
    words: ['lottery'],
  },
  {
    at: [paths.vietnamLottery],
    screen: () => import('../screens/vietnamLottery/VietnamLottery'),
    title: 'app.titleVietnamLottery',
    words: ['lottery'],
  },
  {
    at: [paths.lotteryHistory],
    screen: () => import('../screens/lotteryHistory/LotteryHistory'),
    title: 'app.titleLotteryHistory',
    words: ['lottery'],
  },
  {
    at: [paths.jackpot],
    screen: () => import('../screens/jackpot/Jackpot'),
    title: 'app.titleJackpot',
    words: ['lottery'],
  },
  {
    at: [paths.winnerBoard],
    screen: () => import('../screens/winnerBoard/WinnerBoard'),
    title: 'app.titleWinners',
  },
  {
    at: [paths.activity],
    screen: () => import('../screens/activity/Activity'),
    title: 'app.titleActivity',
    words: ['activity'],
    backTo: 'home',
  },
  {
    at: [paths.reward],
    screen: () => import('../screens/reward/RewardCenter'),
    title: 'app.titleRewards',
    words: ['reward'],
    needs: 'real',
  },
  {
    at: [paths.invite],
    screen: () => import('../screens/invite/Invite'),
    title: 'app.titleInvite',
    words: ['invite'],
    needs: 'real',
  },
  {
    at: [paths.member],
    screen: () => import('../screens/member/Member'),
    title: 'app.titleMember',
    words: ['member', 'wallet', 'vip', 'session'],
    needs: 'session',
    header: 'none',
  },
  {
    at: [paths.vip],
    screen: () => import('../screens/vip/VipRoom'),
    title: 'app.titleVip',
    words: ['vip', 'reward'],
    needs: 'real',
  },
  {
    at: [paths.rebate],
    screen: () => import('../screens/rebate/ManualRebate'),
    title: 'app.titleRebate',
    words: ['reward'],
    needs: 'real',
  },
  {
    at: [paths.deposit],
    screen: () => import('../screens/deposit/Deposit'),
    title: 'app.titleDeposit',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
    aside: { icon: 'receipt-text', label: 'app.titleDepositRecord', href: paths.depositRecord },
  },
  {
    at: [paths.depositRecord],
    screen: () => import('../screens/depositRecord/DepositRecord'),
    title: 'app.titleDepositRecord',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
  },
  {
    at: [paths.withdraw],
    screen: () => import('../screens/withdraw/Withdraw'),
    title: 'app.titleWithdraw',
    words: ['cashier', 'record', 'session'],
    needs: 'real',
    hasBar: false,
    aside: { icon: 'receipt-text', label: 'app.titleWithdrawRecord', href: paths.withdrawRecord },
  },
  {
    at: [paths.withdrawRecord],
    screen: () => import('../screens/withdrawRecord/WithdrawRecord'),
    title: 'app.titleWithdrawRecord',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
  },
  {
    at: [paths.bankCards],
    screen: () => import('../screens/bankCard/BankCards'),
    title: 'app.titleBankCards',
    words: ['cashier'],
    needs: 'real',
    hasBar: false,
  },
];
