import { cashier } from '../../fixtures/cashier';
import { txCodes } from '../../fixtures/txCodes';
import { vendors } from '../../fixtures/vendors';
import * as contract from '../../src/contract/wallet';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { settingOf } from '../db/setting';
import { CASH, ledger } from '../db/wallet';
import { balanceOf, move, once, positive, totalOf, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';

const PLACES = [CASH, ...cashier.vendorWallets];
const nameOf = (code: string) => vendors.find((one) => one.code === code)?.name ?? code;
const txName = (kind: string, language: 'ES' | 'EN') => txCodes[kind]?.[language] ?? kind;

const placesOf = (db: Database, memberId: string) =>
  PLACES.map((code) => ({
    code,
    name: nameOf(code),
    balance: toWire(balanceOf(db, memberId, code)),
  }));

/** What leaves each wallet: an amount, or all there is. */
function takingsOf(db: Database, memberId: string, from: string, to: string, amount?: number) {
  const sources = from === 'ALL' ? PLACES.filter((code) => code !== to) : [from];
  if (![...sources, to].every((code) => PLACES.includes(code))) refuse('wallet_unknown');
  if (from === to) refuse('wallet_same');
  return sources
    .map((code) => [code, amount ?? balanceOf(db, memberId, code)] as const)
    .filter(([, taken]) => taken > 0);
}

export const wallet = [
  handle(
    contract.wallet,
    settled(({ db, member }) => ({
      sumBalance: toWire(totalOf(db, member.id)),
      currency: settingOf(db, 'money').currency,
      wallets: placesOf(db, member.id),
    })),
  ),

  handle(contract.merchantWallet, ({ db }) => settingOf(db, 'money')),

  handle(
    contract.walletTransfer,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input } = ask;
        const asked = input.amount === undefined ? undefined : positive(input.amount);
        const amount = input.from === 'ALL' ? undefined : asked;
        const takings = takingsOf(db, member.id, input.from, input.to, amount);
        if (!takings.length) refuse('nothing_to_transfer');
        const ref = db.newId('T');
        for (const [code, taken] of takings) {
          const own = { memberId: member.id, ref };
          await move(db, { ...own, wallet: code, kind: 'TRANSFER_OUT', amount: -taken });
          await move(db, { ...own, wallet: input.to, kind: 'TRANSFER_IN', amount: taken });
        }
        return {
          transferId: ref,
          amount: toWire(takings.reduce((sum, [, taken]) => sum + taken, 0)),
          sumBalance: toWire(totalOf(db, member.id)),
          wallets: placesOf(db, member.id),
        };
      }),
    ),
  ),

  handle(
    contract.memberTransactions,
    settled(({ db, member, input, language }) => {
      const codes = input.txCode ? input.txCode.split(',') : undefined;
      const found = ownRows(db, ledger, member.id, input)
        .filter(({ kind }) => !codes || codes.includes(kind))
        .filter((one) => !input.wallet || one.wallet === input.wallet);
      const { list, ...totals } = pageOf(found, input);
      const sum = (sign: 1 | -1) =>
        toWire(found.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0));
      return {
        content: list.map(({ id, at, kind, wallet: code, amount, after, ref }) => ({
          ...{ id, at, txCode: kind, txName: txName(kind, language), wallet: code, ref },
          amount: toWire(amount),
          balance: toWire(after),
        })),
        ...totals,
        totalIn: sum(1),
        totalOut: sum(-1),
      };
    }),
  ),

  handle(contract.txCodes, ({ language }) =>
    Object.entries(txCodes).map(([txCode, { group, ...name }]) => ({
      ...{ txCode, group },
      name: name[language],
    })),
  ),
];
