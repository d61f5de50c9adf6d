import { cashier } from '../../fixtures/cashier';
import { vipLevels } from '../../fixtures/vip';
import type { Withdrawal } from '../../src/contract/withdraw';
import type { Database } from '../core/database';
import { type Language, messageOf } from '../core/messages';
import { refuse } from '../core/refusal';
import { type BankCardRow, bankCards } from '../db/bankCard';
import { turnovers } from '../db/deposit';
import type { Member } from '../db/member';
import { type WithdrawalRow, withdrawals } from '../db/withdraw';
import { dayOf } from './day';
import { balanceOf, type Due, move, toWire } from './money';

const SECOND = 1_000;
const { withdraw: terms } = cashier;

export const maskedAccount = (digits: string) => `****${digits.slice(-4)}`;

/** What is left of today's allowance; what was given back does not count. */
export function allowanceOf(db: Database, { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>) {
  const today = dayOf(db.clock.now());
  const { dailyWithdraw, freeWithdrawals } = vipLevels[
    Math.min(vipLevel, vipLevels.length - 1)
  ] ?? {
    dailyWithdraw: 0,
    freeWithdrawals: 0,
  };
  const made = db
    .of(withdrawals)
    .where((one) => one.memberId === id && dayOf(one.at) === today)
    .filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
  const taken = made.reduce((sum, { amount }) => sum + amount, 0);
  return {
    available: balanceOf(db, id),
    left: Math.max(0, terms.dailyCount - made.length),
    amountLeft: Math.max(0, dailyWithdraw - taken),
    freeLeft: Math.max(0, freeWithdrawals - made.length),
    turnoverLeft: db.of(turnovers).get(id)?.left ?? 0,
  };
}

/** Refuses with the first rule that the amount breaks. */
export function checkWithdraw(db: Database, member: Member, amount: number) {
  const { min, max } = terms;
  if (amount < min || amount > max) {
    refuse('withdraw_limit', { value: { min: toWire(min), max: toWire(max) } });
  }
  const { available, left, amountLeft, turnoverLeft } = allowanceOf(db, member);
  if (amount > available)
    refuse('balance_insufficient', { value: { available: toWire(available) } });
  if (turnoverLeft) refuse('turnover_open', { value: { left: toWire(turnoverLeft) } });
  if (!left) refuse('withdraw_daily_count');
  if (amount > amountLeft) refuse('withdraw_daily_amount', { value: { left: toWire(amountLeft) } });
}

export function cardFor(db: Database, memberId: string, asked: string | undefined): BankCardRow {
  const found = db
    .of(bankCards)
    .find((one) => one.memberId === memberId && (asked ? one.id === asked : one.isDefault));
  return found ?? refuse('bank_card_missing');
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
  await move(db, { memberId: member.id, kind: 'WITHDRAW', amount: -amount, ref: id, at });
  return db.of(withdrawals).add({
    ...{ id, memberId: member.id, bankCardId, bankName, accountNumber, amount, at, updatedAt: at },
    fee: freeLeft ? 0 : Math.ceil((amount * terms.feePercent) / 100),
    state: 'pending',
    nextAt: at + terms.approveAfter * SECOND,
    reason: null,
  });
}

/** Ends a withdrawal with the money back where it came from. */
export async function giveBack(
  db: Database,
  { id, memberId, amount }: WithdrawalRow,
  state: 'rejected' | 'cancelled',
  at = db.clock.now(),
) {
  const reason = state === 'rejected' ? 'reason_account_unreadable' : null;
  await move(db, { memberId, kind: 'WITHDRAW_BACK', amount, ref: id, at });
  return db.of(withdrawals).change(id, { state, updatedAt: at, nextAt: null, reason });
}

/** Test amounts: one that ends in .13 is rejected; any other is approved, then paid. */
function step(db: Database, row: WithdrawalRow, at: number) {
  if (row.state === 'approved') return payOut(db, row, at);
  if (row.amount % 100 === 13) return giveBack(db, row, 'rejected', at);
  const nextAt = row.at + terms.payAfter * SECOND;
  return db.of(withdrawals).change(row.id, { state: 'approved', updatedAt: at, nextAt });
}

export const payOut = (db: Database, { id }: WithdrawalRow, at = db.clock.now()) =>
  db.of(withdrawals).change(id, { state: 'paid', updatedAt: at, nextAt: null });

export const dueWithdrawals = (db: Database): Due[] =>
  db
    .of(withdrawals)
    .where(({ nextAt }) => nextAt !== null)
    .map((row) => ({ at: row.nextAt ?? 0, act: (at) => step(db, row, at) }));

export function toWireWithdrawal(row: WithdrawalRow, language: Language): Withdrawal {
  const { id, amount, fee, state, bankName, accountNumber, at, updatedAt, reason } = row;
  return {
    withdrawId: id,
    amount: toWire(amount),
    fee: toWire(fee),
    received: toWire(amount - fee),
    ...{ state, bankName, at, updatedAt },
    accountNumber: maskedAccount(accountNumber),
    ...(reason ? { reason: messageOf(reason, language) } : {}),
  };
}
