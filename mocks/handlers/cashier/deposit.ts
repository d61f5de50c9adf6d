import { operatorAccounts, vouchers } from '../../../fixtures/cashier/cashier';
import { allMethods } from '../../../fixtures/cashier/marketMethods';
import * as contract from '../../../src/contract/cashier/deposit';
import { type HandlerContext, handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { deposits, usedVouchers } from '../../db/cashier/deposit';
import { memberRows } from '../../rules/account/memberRows';
import {
  closeDeposit,
  isOpenDeposit,
  openDeposit,
  toWireDeposit,
} from '../../rules/cashier/deposit';
import { receivedAt } from '../../rules/cashier/depositSteps';
import { offeredMethod } from '../../rules/cashier/methods';
import { idempotent, parseAmount, toDecimal } from '../../rules/cashier/money';
import { paginate } from '../../rules/paginate';
import { withDueEvents } from '../../rules/site/dueEvents';

type MethodInput = { amount: number; methodId?: string };

/**
 * A handler that opens a deposit. The method must be one of the endpoint; `defaultMethodId` is used when none is sent.
 */
const handleDeposit = (via: string, defaultMethodId = '') =>
  withDueEvents((context: HandlerContext<MethodInput>) =>
    idempotent(context, async () => {
      const { db, member, input, languageCode } = context;
      const methodId = input.methodId ?? defaultMethodId;
      const amount = parseAmount(input.amount);
      if (offeredMethod(db, methodId).via !== via) reject('deposit_method_unknown');
      return toWireDeposit(db, await openDeposit(db, member.id, methodId, amount), languageCode);
    }),
  );

const categoryOf = (methodId: string) => allMethods[methodId]?.category;

/** The code and the value of a voucher. It may be typed without its dashes. */
function voucherOf(typed: string) {
  const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
  return Object.entries(vouchers).find(([code]) => plain(code) === plain(typed));
}

export const deposit = [
  handle(contract.gatewayDeposit, handleDeposit('gateway')),
  handle(contract.alipayDeposit, handleDeposit('alipay', 'ALIPAY')),
  handle(contract.qqDeposit, handleDeposit('qq', 'QQ')),
  handle(contract.weChatDeposit, handleDeposit('wechat', 'WECHAT')),

  handle(
    contract.manualTransfer,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, languageCode } = context;
        const amount = parseAmount(input.amount);
        const { accountId } = input;
        if (!operatorAccounts.some((account) => account.accountId === accountId)) {
          reject('deposit_method_unknown');
        }
        const opened = await openDeposit(db, member.id, 'TRANSFER', amount, { accountId });
        return toWireDeposit(db, opened, languageCode);
      }),
    ),
  ),

  handle(
    contract.voucherDeposit,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, languageCode } = context;
        const [code, amount] = voucherOf(input.code) ?? reject('voucher_unknown');
        if (db.table(usedVouchers).get(code)) reject('voucher_used');
        const opened = await openDeposit(db, member.id, 'VOUCHER', amount);
        await db.table(usedVouchers).create({ id: code, memberId: member.id });
        await closeDeposit(db, opened, 'paid', opened.at);
        return toWireDeposit(db, db.table(deposits).get(opened.id) ?? opened, languageCode);
      }),
    ),
  ),

  handle(
    contract.cancelDeposit,
    withDueEvents(async ({ db, member, input, languageCode }) => {
      const row = db.table(deposits).get(input.depositId);
      if (row?.memberId !== member.id) return reject('deposit_missing');
      if (!isOpenDeposit(row)) reject('deposit_closed');
      if (receivedAt(db, row) !== undefined) reject('deposit_received');
      const updatedAt = db.clock.now();
      const cancelled = await db.table(deposits).update(row.id, { state: 'cancelled', updatedAt });
      return toWireDeposit(db, cancelled, languageCode);
    }),
  ),

  handle(
    contract.depositReport,
    withDueEvents(({ db, member, input, languageCode }) => {
      const found = memberRows(db, deposits, member.id, input)
        .filter(({ state }) => !input.state || state === input.state)
        .filter(({ methodId }) => !input.category || categoryOf(methodId) === input.category);
      const { list, ...totals } = paginate(found, input);
      const paid = found.filter(({ state }) => state === 'paid');
      const sumOfPaid = (field: 'amount' | 'fee' | 'bonus') =>
        paid.reduce((sum, row) => sum + row[field], 0);
      const credited = sumOfPaid('amount') - sumOfPaid('fee') + sumOfPaid('bonus');
      return {
        content: list.map((deposit) => toWireDeposit(db, deposit, languageCode)),
        ...totals,
        totalPaid: toDecimal(sumOfPaid('amount')),
        totalFee: toDecimal(sumOfPaid('fee')),
        totalBonus: toDecimal(sumOfPaid('bonus')),
        totalCredited: toDecimal(credited),
      };
    }),
  ),
];
