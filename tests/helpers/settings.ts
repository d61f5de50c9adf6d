import type { Admin } from './admin';

/** Changes a setting of the merchant. Parts of it that `value` does not name stay as they are. */
export const setSetting = (admin: Admin, id: string, value: object) =>
  admin('state', { table: 'settings', id, set: { value } });

export const setFlags = (admin: Admin, flags: Record<string, boolean>) =>
  setSetting(admin, 'whiteLabel', { flags });

/** The permission key of each entry of the member menus, with its page. */
export const MENU_PATHS = {
  REWCEN3: '/m/rewardCenter',
  MANPLAYREB3: '/m/member/manualRebate',
  TRANSBETREPMEM3: '/m/gameRecord',
  TRANSREC3: '/m/transaction/record',
  SECPRIV: '/m/securityCenter',
  DEPRECM3: '/m/vouReport',
  PERSREP: '/m/profitandloss',
  MAILCEN: '/m/webEmail',
};

/** Switches entries of the member menus on and off, by their permission keys. */
export const setMenuKeys = (admin: Admin, menu: Record<string, boolean>) =>
  setSetting(admin, 'whiteLabel', { menu });

/** For tests that need the tools for safe play, also when all tests run with another licence (MOCK_LICENCE). */
export const offerSafePlay = (admin: Admin) => setSetting(admin, 'licence', { profile: 'offered' });
