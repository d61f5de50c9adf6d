import { cashier } from '../../../fixtures/cashier/cashier';
import { vipLevels } from '../../../fixtures/promotions/vip';
import type { Withdrawal } from '../../../src/contract/cashier/withdraw';
import type { Database } from '../../core/database';
import { messageFor } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { type BankCardRow, bankCards } from '../../db/cashier/bankCard';
import { type WithdrawalRow, withdrawals } from '../../db/cashier/withdraw';
import { settingOf } from '../../db/site/setting';
import { isVerified } from '../account/kyc';
import { checkVerification } from '../account/verification';
import { openBonusOf } from '../promotions/bonus';
import { isExcluded } from '../safePlay/closure';
import { localDay } from '../site/localDay';
import { rulesOf } from '../site/market';
import { balanceOf, moveMoney, sumOfAmounts, toDecimal, totalOf } from './money';
import { mailWithdrawalEnd } from './moneyMail';
import { beginCheck, progressOf } from './withdrawSteps';

const { withdraw: terms } = cashier;

export const maskedAccountNumber = (digits: string) => `****${digits.slice(-4)}`;

/** What the member can withdraw now. Withdrawals that were returned do not count. */
export function allowanceOf(db: Database, { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>) {
  const today = localDay(db.clock.now());
  const { dailyWithdraw, freeWithdrawals } = vipLevels[
    Math.min(vipLevel, vipLevels.length - 1)
  ] ?? {
    dailyWithdraw: 0,
    freeWithdrawals: 0,
  };
  const withdrawalsToday = db
    .table(withdrawals)
    .filter((withdrawal) => withdrawal.memberId === id && localDay(withdrawal.at) === today)
    .filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
  const withdrawnToday = sumOfAmounts(withdrawalsToday);
  const { held, toStake } = openBonusOf(db, id);
  return {
    available: Math.max(0, Math.min(balanceOf(db, id), totalOf(db, id) - held)),
    bonusHeld: held,
    countLeft: Math.max(0, terms.dailyCount - withdrawalsToday.length),
    amountLeft: Math.max(0, dailyWithdraw - withdrawnToday),
    freeLeft: Math.max(0, freeWithdrawals - withdrawalsToday.length),
    turnoverLeft: toStake,
  };
}

/** The least amount of a withdrawal. A member who is excluded can withdraw everything, however little it is. */
export const leastWithdrawal = (db: Database, memberId: string) =>
  isExcluded(db, memberId) ? Math.max(1, Math.min(terms.min, balanceOf(db, memberId))) : terms.min;

/** Rejects an amount that breaks a rule. */
export function checkWithdraw(db: Database, member: Member, amount: number) {
  checkVerification(db, member.id, 'firstWithdrawal');
  const { max } = terms;
  const min = leastWithdrawal(db, member.id);
  if (amount < min || amount > max) {
    reject('withdraw_limit', { value: { min: toDecimal(min), max: toDecimal(max) } });
  }
  const { withdrawLimit } = settingOf(db, 'kyc');
  if (amount > withdrawLimit && !isVerified(db, member.id))
    reject('kyc_needed', { value: { limit: toDecimal(withdrawLimit) } });
  const { available, countLeft, amountLeft, turnoverLeft } = allowanceOf(db, member);
  if (amount > balanceOf(db, member.id))
    reject('balance_insufficient', { value: { available: toDecimal(available) } });
  if (amount > available) reject('turnover_open', { value: { left: toDecimal(turnoverLeft) } });
  if (!countLeft) reject('withdraw_daily_count');
  if (amount > amountLeft)
    reject('withdraw_daily_amount', { value: { left: toDecimal(amountLeft) } });
}

export function withdrawalCard(
  db: Database,
  memberId: string,
  cardId: string | undefined,
): BankCardRow {
  const found = db
    .table(bankCards)
    .find((card) => card.memberId === memberId && (cardId ? card.id === cardId : card.isDefault));
  return found ?? reject('bank_card_missing');
}

export async function openWithdrawal(
  db: Database,
  member: Member,
  { id: bankCardId, accountNumber }: BankCardRow,
  bankName: string,
  amount: number,
) {
  const { freeLeft } = allowanceOf(db, member);
  const at = db.clock.now();
  const id = db.newId('W');
  await moveMoney(db, { memberId: member.id, kind: 'WITHDRAW', amount: -amount, ref: id, at });
  return db.table(withdrawals).create({
    id,
    memberId: member.id,
    bankCardId,
    bankName,
    accountNumber,
    amount,
    at,
    updatedAt: at,
    fee: freeLeft ? 0 : Math.ceil((amount * terms.feePercent) / 100),
    state: 'pending',
    ...beginCheck(amount, at),
    reason: null,
  });
}

/** The member's withdrawal while it is pending. */
export function pendingWithdrawal(db: Database, memberId: string, id: string): WithdrawalRow {
  const row = db.table(withdrawals).get(id);
  if (row?.memberId !== memberId) return reject('withdraw_missing');
  return row.state === 'pending' ? row : reject('withdraw_closed');
}

/** Rejects a cancellation that the market or the member's lock does not allow. */
export function checkCancel(db: Database, { isLocked }: WithdrawalRow) {
  if (rulesOf(db).withdrawal === 'final') reject('withdraw_final', { status: 403 });
  if (isLocked) reject('withdraw_locked', { status: 403 });
}

/** From then on the member cannot cancel it. */
export function lockWithdrawal(db: Database, { id }: WithdrawalRow) {
  if (rulesOf(db).withdrawal !== 'lock') reject('forbidden', { status: 403 });
  return db.table(withdrawals).update(id, { isLocked: true });
}

/** Ends a withdrawal and returns the money. */
export async function returnWithdrawal(
  db: Database,
  row: WithdrawalRow,
  state: 'rejected' | 'cancelled',
  at = db.clock.now(),
) {
  const { id, memberId, amount } = row;
  const reason = state === 'rejected' ? 'reason_account_unreadable' : null;
  await moveMoney(db, { memberId, kind: 'WITHDRAW_BACK', amount, ref: id, at });
  if (state === 'rejected') await mailWithdrawalEnd(db, row, state, at);
  return db.table(withdrawals).update(id, { state, updatedAt: at, nextAt: null, reason });
}

export function toWireWithdrawal(
  db: Database,
  row: WithdrawalRow,
  languageCode: string,
): Withdrawal {
  const { id, amount, fee, state, bankName, accountNumber, at, updatedAt, reason, isLocked } = row;
  return {
    withdrawId: id,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    received: toDecimal(amount - fee),
    state,
    bankName,
    at,
    updatedAt,
    accountNumber: maskedAccountNumber(accountNumber),
    ...(isLocked && { isLocked }),
    ...(reason ? { reason: messageFor(reason, languageCode) } : {}),
    ...progressOf(db, row),
  };
}
