import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { type Member, members } from '../../db/account/member';
import { openSession, renewSession, revokeSessions } from '../../db/account/session';
import { deposits, promoChoices } from '../../db/cashier/deposit';
import { CASH } from '../../db/cashier/wallet';
import { bets } from '../../db/lottery/bet';
import { exclusions, withdrawTickets } from '../../db/safePlay/exclusion';
import { moveMoney, walletsOf } from '../cashier/money';
import { endBonus, openBonusOf } from '../promotions/bonus';
import { breakOf, closureOf } from './closure';

const HOUR = 3_600_000;

/** Deposits that have not been paid. Those under review are left out, because they may have been paid. */
const openDeposits = (db: Database, memberId: string) =>
  db.table(deposits).filter((row) => row.memberId === memberId && row.state === 'pending');

export const openBets = (db: Database, memberId: string) =>
  db.table(bets).filter((bet) => bet.memberId === memberId && bet.state === 'pending');

/** The end of a break that begins now. Null: for good. */
export const endOfBreak = (db: Database, hours: number | null) =>
  hours === null ? null : db.clock.now() + hours * HOUR;

/** Whether a break would end before another. Null: for good. */
export const isShorterBreak = (until: number | null, other: number | null) =>
  (until ?? Infinity) < (other ?? Infinity);

/**
 * A code for what the preview says. A break can be started only with the code of the current preview, so the member has read
 * what will happen.
 */
const previewCodeOf = (db: Database, memberId: string, hours: number | null) =>
  [
    memberId,
    hours ?? 'ever',
    openDeposits(db, memberId).length,
    openBonusOf(db, memberId).held,
  ].join('-');

export function previewBreak(db: Database, memberId: string, hours: number | null) {
  return {
    until: endOfBreak(db, hours),
    code: previewCodeOf(db, memberId, hours),
    openDeposits: openDeposits(db, memberId).length,
    openBets: openBets(db, memberId).length,
    bonus: openBonusOf(db, memberId).held,
  };
}

/** Moves the money of all wallets to the cash wallet, because a withdrawal takes from that wallet only. */
async function collectWallets(db: Database, memberId: string) {
  const others = walletsOf(db, memberId).filter(
    ({ code, balance }) => code !== CASH && balance > 0,
  );
  const ref = others.length ? db.newId('T') : '';
  for (const { code: wallet, balance } of others) {
    const movement = { memberId, ref };
    await moveMoney(db, { ...movement, wallet, kind: 'TRANSFER_OUT', amount: -balance });
    await moveMoney(db, { ...movement, kind: 'TRANSFER_IN', amount: balance });
  }
}

/** Cancels open deposits, the chosen offer and the bonus of a member who cannot play, and brings all money together. */
async function settleMoney(db: Database, memberId: string) {
  const updatedAt = db.clock.now();
  for (const { id } of openDeposits(db, memberId))
    await db.table(deposits).update(id, { state: 'cancelled', updatedAt });
  db.table(promoChoices).delete(memberId);
  await collectWallets(db, memberId);
  await endBonus(db, memberId);
}

/** Starts a break, or makes one longer. Ends all sessions. */
export async function startBreak(
  db: Database,
  { id: memberId }: Member,
  { hours, code }: { hours: number | null; code: string },
) {
  if (code !== previewCodeOf(db, memberId, hours)) reject('break_changed');
  const now = db.clock.now();
  const until = endOfBreak(db, hours);
  const current = breakOf(db, memberId);
  if (current && isShorterBreak(until, current.until))
    reject('break_shorter', { value: { until: current.until } });
  await db.table(exclusions).upsert({ id: memberId, startedAt: current?.startedAt ?? now, until });
  await settleMoney(db, memberId);
  await revokeSessions(db, memberId);
  return until;
}

/** Opens a session for a ticket. The session ends with the break: to play again, the member has to log in. */
export async function openWithdrawSession(db: Database, ticketId: string) {
  const ticket = db.table(withdrawTickets).get(ticketId);
  const member = ticket && db.table(members).get(ticket.memberId);
  if (!member || ticket.expiresAt <= db.clock.now()) return reject('ticket_expired');
  const closure = closureOf(db, member.id);
  // The break has ended meanwhile, so the member can log in as usual.
  if (!closure) return reject('ticket_expired');
  db.table(withdrawTickets).delete(ticketId);
  // This backend was not told when the register listed the member, so the money is settled now. A break settles it at its start.
  if (closure.reason === 'register') await settleMoney(db, member.id);
  else await collectWallets(db, member.id);
  const { id: token } = await openSession(db, member, { isForWithdrawal: true });
  await renewSession(db, token, closure.until);
  const { merchant: merchantCode, account: userName, type } = member;
  return { token, merchantCode, userName, type, firstTimeLogin: false };
}
