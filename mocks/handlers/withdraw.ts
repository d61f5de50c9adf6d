import { cashier } from '../../fixtures/cashier';
import * as contract from '../../src/contract/withdraw';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { bankCards } from '../db/bankCard';
import { securityOf } from '../db/security';
import { withdrawals } from '../db/withdraw';
import { once, positive, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { checkPaymentPassword } from '../rules/paymentPassword';
import { ownRows } from '../rules/records';
import { settled } from '../rules/settle';
import {
  allowanceOf,
  cardFor,
  checkWithdraw,
  giveBack,
  openWithdrawal,
  toWireWithdrawal,
} from '../rules/withdraw';
import { bankName } from './bankCard';

const { withdraw: terms } = cashier;

export const withdraw = [
  handle(
    contract.withdrawInfo,
    settled(({ db, member }) => {
      const { available, left, amountLeft, freeLeft, turnoverLeft } = allowanceOf(db, member);
      const { dailyCount, feePercent, arrivalMinutes } = terms;
      return {
        available: toWire(available),
        min: toWire(terms.min),
        max: toWire(terms.max),
        ...{ dailyCount, leftToday: left, freeLeft, feePercent, arrivalMinutes },
        amountLeftToday: toWire(amountLeft),
        turnoverLeft: toWire(turnoverLeft),
        needsPaymentPassword: securityOf(db, member.id).paymentPassword !== null,
        hasBankCard: db.of(bankCards).find((one) => one.memberId === member.id) !== undefined,
      };
    }),
  ),

  handle(
    contract.withdraw,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const amount = positive(input.amount);
        const card = cardFor(db, member.id, input.bankCardId);
        checkWithdraw(db, member, amount);
        await checkPaymentPassword(db, member.id, input.paymentPassword);
        const made = await openWithdrawal(db, member, card, bankName(card.bankCode), amount);
        return toWireWithdrawal(made, language);
      }),
    ),
  ),

  handle(
    contract.cancelWithdraw,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const row = db.of(withdrawals).get(input.withdrawId);
        if (row?.memberId !== member.id) return refuse('withdraw_missing');
        if (row.state !== 'pending') refuse('withdraw_closed');
        return toWireWithdrawal(await giveBack(db, row, 'cancelled'), language);
      }),
    ),
  ),

  handle(
    contract.withdrawReport,
    settled(({ db, member, input, language }) => {
      const found = ownRows(db, withdrawals, member.id, input).filter(
        ({ state }) => !input.state || state === input.state,
      );
      const { list, ...totals } = pageOf(found, input);
      const totalAmount = toWire(found.reduce((sum, { amount }) => sum + amount, 0));
      return {
        content: list.map((one) => toWireWithdrawal(one, language)),
        ...totals,
        totalAmount,
      };
    }),
  ),
];
