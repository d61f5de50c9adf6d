import { houseAccounts, methods, vouchers } from '../../fixtures/cashier';
import * as contract from '../../src/contract/deposit';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { deposits, usedVouchers } from '../db/deposit';
import { endDeposit, isOpen, methodOf, openDeposit, toWireDeposit } from '../rules/deposit';
import { once, positive, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';

type ByMethod = { amount: number; methodId?: string };

/** Opens a deposit by a method that belongs to the call. */
const opener = (via: string, usual?: string) =>
  settled((ask: Ask<ByMethod>) =>
    once(ask, async () => {
      const { db, member, input, language } = ask;
      const methodId = input.methodId ?? usual ?? '';
      const amount = positive(input.amount);
      if (methodOf(methodId).via !== via) refuse('deposit_method_unknown');
      return toWireDeposit(await openDeposit(db, member.id, methodId, amount), language);
    }),
  );

const categoryOf = (methodId: string) => methods[methodId]?.category;

export const deposit = [
  handle(contract.gatewayDeposit, opener('gateway')),
  handle(contract.alipayDeposit, opener('alipay', 'ALIPAY')),
  handle(contract.qqDeposit, opener('qq', 'QQ')),
  handle(contract.weChatDeposit, opener('wechat', 'WECHAT')),

  handle(
    contract.manualTransfer,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const amount = positive(input.amount);
        if (!houseAccounts.some(({ accountId }) => accountId === input.accountId)) {
          refuse('deposit_method_unknown');
        }
        return toWireDeposit(await openDeposit(db, member.id, 'TRANSFER', amount), language);
      }),
    ),
  ),

  handle(
    contract.voucherDeposit,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const code = input.code.trim().toUpperCase();
        const amount = Object.hasOwn(vouchers, code) ? vouchers[code] : undefined;
        if (amount === undefined) return refuse('voucher_unknown');
        if (db.of(usedVouchers).get(code)) refuse('voucher_used');
        const opened = await openDeposit(db, member.id, 'VOUCHER', amount);
        await db.of(usedVouchers).add({ id: code, memberId: member.id });
        await endDeposit(db, opened, 'paid', opened.at);
        return toWireDeposit(db.of(deposits).get(opened.id) ?? opened, language);
      }),
    ),
  ),

  handle(
    contract.cancelDeposit,
    settled(async ({ db, member, input, language }) => {
      const row = db.of(deposits).get(input.depositId);
      if (row?.memberId !== member.id) return refuse('deposit_missing');
      if (!isOpen(row)) refuse('deposit_closed');
      const updatedAt = db.clock.now();
      const made = await db.of(deposits).change(row.id, { state: 'cancelled', updatedAt });
      return toWireDeposit(made, language);
    }),
  ),

  handle(
    contract.depositReport,
    settled(({ db, member, input, language }) => {
      const found = ownRows(db, deposits, member.id, input)
        .filter(({ state }) => !input.state || state === input.state)
        .filter(({ methodId }) => !input.category || categoryOf(methodId) === input.category);
      const { list, ...totals } = pageOf(found, input);
      const paid = found.filter(({ state }) => state === 'paid');
      const totalPaid = toWire(paid.reduce((sum, { amount }) => sum + amount, 0));
      return { content: list.map((one) => toWireDeposit(one, language)), ...totals, totalPaid };
    }),
  ),
];
