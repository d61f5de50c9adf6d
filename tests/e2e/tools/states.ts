/** A call of a command of the admin API, by its name in the API document. */
type Call = [command: string, input?: object];

export interface State {
  sentence: string;
  calls: Call[];
  path: string;
  /** A text on the screen, in English. */
  shows: string;
}

const lucia: Call = ['logIn', { persona: 'lucia' }];
const victor: Call = ['logIn', { persona: 'victor' }];
const scenario = (name: string): Call => ['enterScenario', { name }];
const fault = (endpoint: string, fields: object = { kind: 'status' }): Call => [
  'addFault',
  { endpoint, ...fields },
];

/** Thirty states, each as a sentence, with the commands that lead there and what the screen then shows. */
export const states: State[] = [
  {
    sentence: 'Lucía’s identity was rejected',
    calls: [scenario('kycRejected'), lucia],
    path: '/m/kyc',
    shows: 'A photo cannot be read.',
  },
  {
    sentence: 'Víctor’s identity was rejected',
    calls: [['setKyc', { account: 'victor', state: 'rejected' }], victor],
    path: '/m/kyc',
    shows: 'Your identity could not be verified',
  },
  {
    sentence: 'Lucía’s application is in review',
    calls: [scenario('kycPending'), lucia],
    path: '/m/kyc',
    shows: 'Your details are under review',
  },
  {
    sentence: 'Lucía is verified',
    calls: [scenario('kycVerified'), lucia],
    path: '/m/kyc',
    shows: 'Your identity is verified',
  },
  {
    sentence: 'The platform is under maintenance',
    calls: [scenario('maintenance')],
    path: '/m/home',
    shows: 'We are under maintenance',
  },
  {
    sentence: 'The visitor’s region is restricted',
    calls: [scenario('restricted')],
    path: '/m/home',
    shows: 'Not available where you are',
  },
  {
    sentence: 'There are no games at all',
    calls: [scenario('emptyCatalogue')],
    path: '/m/slotsCenter',
    shows: 'No games here yet',
  },
  {
    sentence: 'Lucía has 9,876,543.21',
    calls: [scenario('whale'), lucia],
    path: '/m/member/home',
    shows: '9,876,543.21',
  },
  {
    sentence: 'Lucía has never played',
    calls: [scenario('emptyAccount'), lucia],
    path: '/m/gameRecord',
    shows: 'No bets in this period.',
  },
  {
    sentence: 'Lucía has never deposited',
    calls: [scenario('emptyAccount'), lucia],
    path: '/m/vouReport',
    shows: 'No deposits in this period.',
  },
  {
    sentence: 'There are no announcements',
    calls: [scenario('noNotices')],
    path: '/m/notice',
    shows: 'No announcements right now.',
  },
  {
    sentence: 'Withdrawals fail with 503',
    calls: [fault('withdrawInfo', { kind: 'status', status: 503 }), lucia],
    path: '/m/withdraw',
    shows: 'The system is being upgraded.',
  },
  {
    sentence: 'Methods of deposit cannot be loaded',
    calls: [fault('depositMethods', { kind: 'empty' }), lucia],
    path: '/m/voucherCenter',
    shows: 'Something went wrong.',
  },
  {
    sentence: 'Rewards are cut in the middle',
    calls: [fault('rewards', { kind: 'malformed' }), lucia],
    path: '/m/rewardCenter',
    shows: 'Load failed, click to retry.',
  },
  {
    sentence: 'Every real member has contracts to answer',
    calls: [scenario('contractsPending'), lucia],
    path: '/m/member/agent/getSalaryContract',
    shows: 'Offered by agustin',
  },
  {
    sentence: 'No member has an agent contract',
    calls: [scenario('noContracts'), lucia],
    path: '/m/member/agent/getSalaryContract',
    shows: 'You have no contract of this kind.',
  },
  {
    sentence: 'An agent with nobody in the downline yet',
    calls: [scenario('newAgent'), ['logIn', { persona: 'agent' }]],
    path: '/m/member/agent',
    shows: 'S/ 0.00',
  },
  {
    sentence: 'No bet was ever placed',
    calls: [scenario('noBets'), lucia],
    path: '/m/gameRecord',
    shows: 'No bets in this period.',
  },
  {
    sentence: 'Lucía has reached the highest VIP level',
    calls: [['changeRow', { table: 'members', id: 'm-lucia', set: { vipLevel: 10 } }], lucia],
    path: '/m/member/home',
    shows: 'You are at the top level.',
  },
  {
    sentence: 'Rosa is new, with 250 and VIP level 5',
    calls: [
      ['makeMember', { account: 'rosa', vipLevel: 5, balance: 250 }],
      ['logIn', { persona: 'rosa' }],
    ],
    path: '/m/member/home',
    shows: 'S/ 250.00',
  },
  {
    sentence: 'Lucía calls herself Reina',
    calls: [['changeRow', { table: 'members', id: 'm-lucia', set: { nickname: 'Reina' } }], lucia],
    path: '/m/member/home',
    shows: 'Reina',
  },
  {
    sentence: 'Lucía has a new mail',
    calls: [['sendPush', { kind: 'mail', account: 'lucia' }], lucia],
    path: '/m/webEmail',
    shows: 'Test message',
  },
  {
    sentence: 'Lucía has won the jackpot',
    calls: [['sendPush', { kind: 'jackpot', account: 'lucia' }]],
    path: '/m/jackpot',
    shows: 'lu***ia',
  },
  {
    sentence: 'Lucía’s session ended thirty days ago',
    calls: [lucia, ['setClock', { advance: 30 * 86_400_000 }]],
    path: '/m/wallets',
    shows: 'Log in and pick up where you left off',
  },
  {
    sentence: 'Every session was revoked',
    calls: [victor, scenario('sessionExpired')],
    path: '/m/securityCenter',
    shows: 'Log in and pick up where you left off',
  },
  {
    sentence: 'A trial account wants to withdraw and is sent home',
    calls: [['logIn', { persona: 'trial' }]],
    path: '/m/withdraw',
    shows: 'Play money',
  },
  {
    sentence: 'A visitor wants to deposit',
    calls: [],
    path: '/m/voucherCenter',
    shows: 'Log in and pick up where you left off',
  },
  {
    sentence: 'Lucía has never withdrawn',
    calls: [scenario('emptyAccount'), lucia],
    path: '/m/withdrawReport',
    shows: 'No withdrawals in this period.',
  },
  {
    sentence: 'Lucía has open deposits',
    calls: [scenario('depositsOpen'), lucia],
    path: '/m/vouReport',
    shows: 'Continue to payment',
  },
  {
    sentence: 'Announcements cannot be loaded',
    calls: [fault('notices', { kind: 'network' })],
    path: '/m/notice',
    shows: 'Load failed, click to retry.',
  },
];
