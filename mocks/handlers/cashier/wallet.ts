import { txCodes } from '../../../fixtures/records/txCodes';
import { textIn } from '../../../fixtures/site/texts';
import * as contract from '../../../src/contract/cashier/wallet';
import { walletTransfer } from '../../../src/contract/cashier/walletTransfer';
import * as transaction from '../../../src/contract/records/transaction';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { ledger } from '../../db/cashier/wallet';
import { memberRows } from '../../rules/account/memberRows';
import {
  balanceOf,
  idempotent,
  moveMoney,
  parseAmount,
  toDecimal,
  totalOf,
} from '../../rules/cashier/money';
import { moneyOf, toWireWallets, WALLET_CODES } from '../../rules/cashier/wallets';
import { paginate } from '../../rules/paginate';
import { withDueEvents } from '../../rules/site/dueEvents';
import { moneySettingsOf } from '../../rules/site/market';

function txName(kind: string, languageCode: string) {
  const texts = txCodes[kind];
  return texts ? textIn(texts, languageCode) : kind;
}

/** What to take from each wallet: the amount, or else the whole balance. */
function amountsToTake(db: Database, memberId: string, from: string, to: string, amount?: number) {
  const sources = from === 'ALL' ? WALLET_CODES.filter((code) => code !== to) : [from];
  if (![...sources, to].every((code) => WALLET_CODES.includes(code))) reject('wallet_unknown');
  if (from === to) reject('wallet_same');
  return sources
    .map((code) => [code, amount ?? balanceOf(db, memberId, code)] as const)
    .filter(([, taken]) => taken > 0);
}

export const wallet = [
  handle(
    contract.wallet,
    withDueEvents(({ db, member }) => moneyOf(db, member.id)),
  ),

  handle(contract.merchantWallet, ({ db }) => moneySettingsOf(db)),

  handle(
    walletTransfer,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input } = context;
        const requested = input.amount === undefined ? undefined : parseAmount(input.amount);
        const amount = input.from === 'ALL' ? undefined : requested;
        const amounts = amountsToTake(db, member.id, input.from, input.to, amount);
        if (!amounts.length) reject('nothing_to_transfer');
        const ref = db.newId('T');
        for (const [code, taken] of amounts) {
          const movement = { memberId: member.id, ref };
          await moveMoney(db, { ...movement, wallet: code, kind: 'TRANSFER_OUT', amount: -taken });
          await moveMoney(db, {
            ...movement,
            wallet: input.to,
            kind: 'TRANSFER_IN',
            amount: taken,
          });
        }
        return {
          transferId: ref,
          amount: toDecimal(amounts.reduce((sum, [, taken]) => sum + taken, 0)),
          sumBalance: toDecimal(totalOf(db, member.id)),
          wallets: toWireWallets(db, member.id),
        };
      }),
    ),
  ),

  handle(
    transaction.memberTransactions,
    withDueEvents(({ db, member, input, languageCode }) => {
      const codes = input.txCode ? input.txCode.split(',') : undefined;
      const found = memberRows(db, ledger, member.id, input)
        .filter(({ kind }) => !codes || codes.includes(kind))
        .filter((entry) => !input.wallet || entry.wallet === input.wallet);
      const { list, ...totals } = paginate(found, input);
      /** The sum of what came in (1) or went out (-1). */
      const sumOf = (sign: 1 | -1) =>
        toDecimal(found.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));
      return {
        content: list.map(({ id, at, kind, wallet: code, amount, after, ref }) => ({
          id,
          at,
          txCode: kind,
          txName: txName(kind, languageCode),
          wallet: code,
          ref,
          amount: toDecimal(amount),
          balance: toDecimal(after),
        })),
        ...totals,
        totalIn: sumOf(1),
        totalOut: sumOf(-1),
      };
    }),
  ),

  handle(transaction.txCodes, ({ languageCode }) =>
    Object.entries(txCodes).map(([txCode, { group, ...name }]) => ({
      txCode,
      group,
      name: textIn(name, languageCode),
    })),
  ),
];
