import { withoutBlanks } from '../../../stores/base/withoutBlanks';

/** The paths of all screens, for the route table and for links. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  help: '/m/help',
  helpDetail: '/m/helpDetail',
  notice: '/m/notice',
  inbox: '/m/webEmail',
  message: '/m/message',
  activity: '/m/activity',
  reward: '/m/rewardCenter',
  deposit: '/m/voucherCenter',
  depositRecord: '/m/vouReport',
  withdraw: '/m/withdraw',
  withdrawRecord: '/m/withdrawReport',
  bankCards: '/m/bankCards',
  wallets: '/m/wallets',
  member: '/m/member/home',
  bonuses: '/m/member/bonuses',
  rebate: '/m/member/manualRebate',
  vip: '/m/member/benefits',
  gameRecord: '/m/gameRecord',
  transactions: '/m/transaction/record',
  profit: '/m/profitandloss',
  security: '/m/securityCenter',
  kyc: '/m/kyc',
  support: '/m/support',
  safePlay: '/m/safePlay',
  agent: '/m/member/agent',
  salaryContract: '/m/member/agent/getSalaryContract',
  /** Misspelled, because existing links spell it so. */
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  invite: '/m/inviteFriends',
  download: '/m/app',
  lobby: '/m/game',
  slots: '/m/slotsCenter',
  games: '/m/gameCenter',
  gameList: '/m/gameList',
  search: '/m/search',
  play: '/m/play',
  /** Shows the game of a lottery in a frame. */
  playLottery: '/m/launchGame',
  /** The embedded lottery game: the path names the game. */
  lotteryFrame: '/m/lotto-h5/$mui/$playType/games/$gameId',
  lottery: '/m/lottery',
  /** The entry to the lotteries: the next draws, and links to the other lottery screens. */
  startLottery: '/m/startLottery',
  vietnamLottery: '/m/vietnamLottery',
  lotteryHistory: '/m/lotteryHistory',
  jackpot: '/m/jackpot',
  winnerBoard: '/m/winnerBoard',
  /** Misspelled in the specification. `/m/trial` leads there too. */
  trial: '/m/trail',
  language: '/m/language',
  service: '/m/service',
  agreement: '/m/agreement',
  policy: '/m/policy',
} as const;

/** Paths of the lobby that stand for a category. Other categories are in the query. */
export const categoryPaths = {
  HOT: '/m/hot-games',
  LIVE: '/m/live-games',
  RNG: '/m/slot-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games',
  FISH: '/m/fishing-games',
  PVP: '/m/poker-games',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
  INHOUSE: '/m/inHouse',
  FAV: '/m/fav-games',
} as const;

const pathByCategory = new Map<string, string>(
  Object.entries({ HOME: paths.home, ...categoryPaths }),
);

export const pathOfCategory = (code: string) =>
  pathByCategory.get(code) ?? `${paths.lobby}?type=${encodeURIComponent(code)}`;

const categoryByPath = new Map<string, string>(
  Object.entries(categoryPaths).map(([code, path]) => [path, code]),
);
categoryByPath.set(paths.slots, 'RNG');

/** Categories that the app adds to the game types of the server. */
const APP_CATEGORIES = ['HOT', 'FAV', 'CRASH', 'ESPORTS', 'PGSLOT', 'JLSLOT', 'INHOUSE'];

/** The category that an address of the lobby or the game list shows. */
export function categoryAt({ path, query }: { path: string; query: URLSearchParams }) {
  const [type, gameType] = [query.get('type'), query.get('gameType')];
  return (
    categoryByPath.get(path) ??
    (APP_CATEGORIES.includes(type ?? '') ? type : gameType) ??
    type ??
    'HOME'
  );
}

/** The login, which then opens `back`. */
export const hrefOfLogin = (back: string) => `${paths.login}?back=${encodeURIComponent(back)}`;

export const hrefOfList = (query: Record<string, string>) =>
  `${paths.gameList}?${new URLSearchParams(query)}`;

/** Names what the launcher wants, as far as it is known. */
export const hrefOfGame = ({ id: game, type: category, vendor, gameId, code }: GameLink) =>
  `${paths.play}?${new URLSearchParams(withoutBlanks({ game, category, vendor, gameId, code }))}`;

interface GameLink {
  id: string;
  type?: string | undefined;
  vendor?: string | undefined;
  gameId?: string | undefined;
  code?: string | undefined;
}

/** The same for what is about a game and has some of its fields, such as a bet. */
export const hrefOfNamedGame = ({ nodeId, gameType, vassalage, gameId, gameCode }: NamedGame) =>
  hrefOfGame({
    id: nodeId,
    type: gameType === 'CRASH' ? 'RNG' : gameType,
    vendor: vassalage,
    gameId,
    code: gameCode,
  });

interface NamedGame {
  nodeId: string;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  gameId?: string | undefined;
  gameCode?: string | undefined;
}
