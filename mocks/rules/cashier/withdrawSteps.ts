import { cashier } from '../../../fixtures/cashier/cashier';
import type { Withdrawal, WithdrawNeed } from '../../../src/contract/cashier/withdraw';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { ledger } from '../../db/cashier/wallet';
import { type Need, type WithdrawalRow, withdrawals } from '../../db/cashier/withdraw';
import { isVerified } from '../account/kyc';
import { toDecimal } from './money';
import { mailWithdrawalEnd } from './moneyMail';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const { withdraw: terms } = cashier;

/** Test amounts: the check of an amount with these cents asks the member for something. */
const ASKED_BY_CENTS: Record<number, Need> = {
  31: { kind: 'document' },
  32: { kind: 'turnover', amount: terms.askedTurnover },
  33: { kind: 'secondFactor' },
};

export const isOpenWithdrawal = ({ state }: WithdrawalRow) =>
  state === 'pending' || state === 'approved';

/** The first step of a new withdrawal: the check, or what it asks for. */
export function beginCheck(amount: number, at: number) {
  const asked = ASKED_BY_CENTS[amount % 100];
  return asked ? { needs: [asked], nextAt: null } : { nextAt: at + terms.checkAfter * SECOND };
}

/** What the member has staked since the money left the wallet. Cancelled bets do not count. */
function stakedSince(db: Database, { id, memberId }: WithdrawalRow) {
  const entries = db.table(ledger).filter((entry) => entry.memberId === memberId);
  const start = entries.findIndex(({ kind, ref }) => kind === 'WITHDRAW' && ref === id);
  return entries
    .slice(start + 1)
    .filter(({ kind }) => kind === 'BET' || kind === 'BET_CANCEL')
    .reduce((sum, { amount }) => sum - amount, 0);
}

/** What the check asks for and the member has not given yet. */
export function missingOf(db: Database, row: WithdrawalRow): WithdrawNeed[] {
  return (row.needs ?? []).flatMap(({ kind, amount = 0, givenAt }): WithdrawNeed[] => {
    if (kind === 'document') return isVerified(db, row.memberId) ? [] : [{ kind }];
    if (kind === 'secondFactor') return givenAt ? [] : [{ kind }];
    const left = amount - stakedSince(db, row);
    return left > 0 ? [{ kind, amount: toDecimal(amount), left: toDecimal(left) }] : [];
  });
}

/** Asks for something before the check of a withdrawal. */
export const askBeforeCheck = (db: Database, { id }: WithdrawalRow, need: Need) =>
  db.table(withdrawals).update(id, { needs: [need], nextAt: null });

/** The withdrawal of the member that waits for the second factor. */
export function waitingForCode(db: Database, { id }: Member, withdrawId: string): WithdrawalRow {
  const row = db.table(withdrawals).get(withdrawId);
  if (row?.memberId !== id) return reject('withdraw_missing');
  const isMissing = missingOf(db, row).some(({ kind }) => kind === 'secondFactor');
  return isOpenWithdrawal(row) && isMissing ? row : reject('withdraw_not_waiting');
}

/** Where the code of a member goes to. */
export function phoneOf({ mobile, dialingCode }: Member) {
  if (mobile === null || dialingCode === null) return reject('mobile_missing');
  const smsTo = { mobile, dialingCode };
  return { smsTo, sentTo: `+${dialingCode} ****${mobile.slice(-3)}` };
}

/** Takes the second factor. The check goes on when nothing else is missing. */
export const giveSecondFactor = (db: Database, { id, needs = [] }: WithdrawalRow) =>
  db.table(withdrawals).update(id, {
    needs: needs.map((need) =>
      need.kind === 'secondFactor' ? { ...need, givenAt: db.clock.now() } : need,
    ),
  });

/** Everything that was asked for is there. */
export const goOnWithCheck = (db: Database, { id }: WithdrawalRow, at: number) =>
  db.table(withdrawals).update(id, { needs: [], nextAt: at + terms.checkAfter * SECOND });

export const passCheck = (db: Database, { id }: WithdrawalRow, at: number) => {
  const nextAt = at + (terms.approveAfter - terms.checkAfter) * SECOND;
  return db.table(withdrawals).update(id, { checkedAt: at, nextAt });
};

export function approveWithdrawal(db: Database, { id, checkedAt = 0 }: WithdrawalRow, at: number) {
  return db.table(withdrawals).update(id, {
    state: 'approved',
    needs: [],
    checkedAt: checkedAt || at,
    approvedAt: at,
    updatedAt: at,
    nextAt: at + (terms.sendAfter - terms.approveAfter) * SECOND,
  });
}

export const sendToBank = (db: Database, { id }: WithdrawalRow, at: number) => {
  const nextAt = at + (terms.payAfter - terms.sendAfter) * SECOND;
  return db.table(withdrawals).update(id, { sentAt: at, nextAt });
};

export async function payWithdrawal(db: Database, row: WithdrawalRow, at = db.clock.now()) {
  const { checkedAt = at, approvedAt = at, sentAt = at } = row;
  const steps = { checkedAt, approvedAt, sentAt, needs: [] };
  await db
    .table(withdrawals)
    .update(row.id, { ...steps, state: 'paid', updatedAt: at, nextAt: null });
  await mailWithdrawalEnd(db, row, 'paid', at);
}

/** The steps of a withdrawal and what it waits for, as the API has them. */
export function progressOf(
  db: Database,
  row: WithdrawalRow,
): Pick<Withdrawal, 'steps' | 'missing' | 'expectedAt'> {
  const { at, checkedAt, approvedAt, sentAt, state, updatedAt } = row;
  const times = { checked: checkedAt, approved: approvedAt, sent: sentAt };
  const missing = isOpenWithdrawal(row) ? missingOf(db, row) : [];
  return {
    steps: [
      { kind: 'requested', at },
      ...(['checked', 'approved', 'sent'] as const).map((kind) => ({
        kind,
        ...(times[kind] && { at: times[kind] }),
      })),
      { kind: 'arrived', ...(state === 'paid' && { at: updatedAt }) },
    ],
    ...(missing.length > 0 && { missing }),
    ...(isOpenWithdrawal(row) &&
      !missing.length && { expectedAt: at + terms.arrivalMinutes * MINUTE }),
  };
}
