import { cashier } from '../../../fixtures/cashier/cashier';
import { vendors } from '../../../fixtures/games/vendors';
import type { Database } from '../../core/database';
import { CASH } from '../../db/cashier/wallet';
import { moneySettingsOf } from '../site/market';
import { balanceOf, toDecimal, totalOf } from './money';

/** The codes of all wallets. */
export const WALLET_CODES = [CASH, ...cashier.vendorWallets];

const nameOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.name ?? code;

export const toWireWallets = (db: Database, memberId: string) =>
  WALLET_CODES.map((code) => ({
    code,
    name: nameOf(code),
    balance: toDecimal(balanceOf(db, memberId, code)),
  }));

/** The money of a member by wallet. */
export const moneyOf = (db: Database, memberId: string) => ({
  sumBalance: toDecimal(totalOf(db, memberId)),
  currency: moneySettingsOf(db).currency,
  wallets: toWireWallets(db, memberId),
});
