/** Where things are in the app. The route table and every link read it here. */
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
  member: '/m/member/home',
  rebate: '/m/member/manualRebate',
  vip: '/m/member/benefits',
  gameRecord: '/m/gameRecord',
  transactions: '/m/transaction/record',
  profit: '/m/profitandloss',
  security: '/m/securityCenter',
  invite: '/m/inviteFriends',
  download: '/m/app',
  lobby: '/m/game',
  gameList: '/m/gameList',
  search: '/m/search',
  play: '/m/play',
  launchLottery: '/m/launchGame',
  lottery: '/m/lottery',
  trial: '/m/trail',
} as const;

/** The lobby's own address of each category. */
export const categoryPaths: Record<string, string> = {
  HOME: paths.home,
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
};

export const pathOfCategory = (code: string) =>
  categoryPaths[code] ?? `${paths.lobby}?type=${encodeURIComponent(code)}`;
