/** The nouns of the product and their base dictionaries: one line for a new noun. */
export type Dictionaries = {
  app: typeof import('./es/app').default;
  game: typeof import('./es/game').default;
  home: typeof import('./es/home').default;
  search: typeof import('./es/search').default;
  session: typeof import('./es/session').default;
  register: typeof import('./es/register').default;
  password: typeof import('./es/password').default;
  wallet: typeof import('./es/wallet').default;
  cashier: typeof import('./es/cashier').default;
  record: typeof import('./es/record').default;
  activity: typeof import('./es/activity').default;
  reward: typeof import('./es/reward').default;
  vip: typeof import('./es/vip').default;
  kyc: typeof import('./es/kyc').default;
  mail: typeof import('./es/mail').default;
  notice: typeof import('./es/notice').default;
  help: typeof import('./es/help').default;
  service: typeof import('./es/service').default;
  support: typeof import('./es/support').default;
  agent: typeof import('./es/agent').default;
  lottery: typeof import('./es/lottery').default;
  member: typeof import('./es/member').default;
  security: typeof import('./es/security').default;
  invite: typeof import('./es/invite').default;
  download: typeof import('./es/download').default;
  error: typeof import('./es/error').default;
};
