import * as contract from '../../src/contract/wallet';
import { handle } from '../core/handle';
import { settingOf } from '../db/setting';
import { totalOf, toWire, walletsOf } from '../rules/money';

export const wallet = [
  handle(contract.wallet, ({ db, member }) => ({
    sumBalance: toWire(totalOf(db, member.id)),
    currency: settingOf(db, 'money').currency,
    wallets: walletsOf(db, member.id).map(({ code, balance }) => ({
      code,
      name: code,
      balance: toWire(balance),
    })),
  })),

  handle(contract.merchantWallet, ({ db }) => settingOf(db, 'money')),
];
