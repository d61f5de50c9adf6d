import { cashier } from '../../../fixtures/cashier/cashier';
import * as contract from '../../../src/contract/cashier/withdraw';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { securityOf } from '../../db/account/security';
import { bankCards } from '../../db/cashier/bankCard';
import { withdrawals } from '../../db/cashier/withdraw';
import { settingOf } from '../../db/site/setting';
import { isVerified } from '../../rules/account/kyc';
import { memberRows } from '../../rules/account/memberRows';
import { checkPaymentPassword } from '../../rules/account/paymentPassword';
import { redeemSmsCode, sendSms } from '../../rules/account/sms';
import { idempotent, parseAmount, sumOfAmounts, toDecimal } from '../../rules/cashier/money';
import {
  allowanceOf,
  checkCancel,
  checkWithdraw,
  leastWithdrawal,
  lockWithdrawal,
  openWithdrawal,
  pendingWithdrawal,
  returnWithdrawal,
  toWireWithdrawal,
  withdrawalCard,
} from '../../rules/cashier/withdraw';
import { giveSecondFactor, phoneOf, waitingForCode } from '../../rules/cashier/withdrawSteps';
import { paginate } from '../../rules/paginate';
import { applyDueEvents, withDueEvents } from '../../rules/site/dueEvents';
import { bankName } from './bankCard';

const { withdraw: terms } = cashier;

export const withdraw = [
  handle(
    contract.withdrawInfo,
    withDueEvents(({ db, member }) => {
      const allowance = allowanceOf(db, member);
      const { countLeft, amountLeft, freeLeft } = allowance;
      const { dailyCount, feePercent, arrivalMinutes } = terms;
      return {
        available: toDecimal(allowance.available),
        min: toDecimal(leastWithdrawal(db, member.id)),
        max: toDecimal(terms.max),
        dailyCount,
        leftToday: countLeft,
        freeLeft,
        feePercent,
        arrivalMinutes,
        amountLeftToday: toDecimal(amountLeft),
        turnoverLeft: toDecimal(allowance.turnoverLeft),
        bonusHeld: toDecimal(allowance.bonusHeld),
        hasPaymentPassword: securityOf(db, member.id).paymentPassword !== null,
        ...(isVerified(db, member.id)
          ? {}
          : { kycLimit: toDecimal(settingOf(db, 'kyc').withdrawLimit) }),
        hasBankCard: db.table(bankCards).find((card) => card.memberId === member.id) !== undefined,
      };
    }),
  ),

  handle(
    contract.withdraw,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, languageCode } = context;
        const amount = parseAmount(input.amount);
        const card = withdrawalCard(db, member.id, input.bankCardId);
        checkWithdraw(db, member, amount);
        await checkPaymentPassword(db, member.id, input.paymentPassword);
        const withdrawal = await openWithdrawal(db, member, card, bankName(card.bankCode), amount);
        return toWireWithdrawal(db, withdrawal, languageCode);
      }),
    ),
  ),

  handle(
    contract.cancelWithdraw,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, languageCode } = context;
        const row = pendingWithdrawal(db, member.id, input.withdrawId);
        checkCancel(db, row);
        return toWireWithdrawal(db, await returnWithdrawal(db, row, 'cancelled'), languageCode);
      }),
    ),
  ),

  handle(
    contract.withdrawCode,
    withDueEvents(async ({ db, member, input }) => {
      waitingForCode(db, member, input.withdrawId);
      const { smsTo, sentTo } = phoneOf(member);
      return { expiredMinutes: await sendSms(db, 'withdraw', smsTo), sentTo };
    }),
  ),

  handle(
    contract.confirmWithdraw,
    withDueEvents(async ({ db, member, input, languageCode }) => {
      const row = waitingForCode(db, member, input.withdrawId);
      if (!(await redeemSmsCode(db, 'withdraw', phoneOf(member).smsTo, input.code)))
        reject('wrong_code', { value: { field: 'verificationCode' } });
      await giveSecondFactor(db, row);
      await applyDueEvents(db);
      return toWireWithdrawal(db, db.table(withdrawals).get(row.id) ?? row, languageCode);
    }),
  ),

  handle(
    contract.lockWithdraw,
    withDueEvents(async ({ db, member, input, languageCode }) => {
      const row = pendingWithdrawal(db, member.id, input.withdrawId);
      return toWireWithdrawal(db, await lockWithdrawal(db, row), languageCode);
    }),
  ),

  handle(
    contract.withdrawReport,
    withDueEvents(({ db, member, input, languageCode }) => {
      const found = memberRows(db, withdrawals, member.id, input).filter(
        ({ state }) => !input.state || state === input.state,
      );
      const { list, ...totals } = paginate(found, input);
      const paid = found.filter(({ state }) => state === 'paid');
      const open = found.filter(({ state }) => state === 'pending' || state === 'approved');
      const fee = paid.reduce((sum, row) => sum + row.fee, 0);
      return {
        content: list.map((withdrawal) => toWireWithdrawal(db, withdrawal, languageCode)),
        ...totals,
        totalReceived: toDecimal(sumOfAmounts(paid) - fee),
        totalFee: toDecimal(fee),
        totalOpen: toDecimal(sumOfAmounts(open)),
      };
    }),
  ),
];
