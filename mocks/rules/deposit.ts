import { cashier, type Method, methods, type Offer, offers } from '../../fixtures/cashier';
import type { Deposit } from '../../src/contract/deposit';
import type { Database } from '../core/database';
import { type Language, messageOf } from '../core/messages';
import { refuse } from '../core/refusal';
import { type DepositRow, deposits, promoChoices, turnovers } from '../db/deposit';
import { checkBound } from './limit';
import { type Due, move, toWire } from './money';

const SECOND = 1_000;
const OPEN = ['pending', 'reviewing'];

export const isOpen = ({ state }: DepositRow) => OPEN.includes(state);

export const methodOf = (id: string): Method =>
  methods[id] ?? refuse('deposit_method_unknown', { status: 200 });

/** Test amounts: one that ends in .13 is rejected, one in .17 is never paid; any other is paid. */
function endOf({ settleAfter }: Method, amount: number, at: number): DepositRow['ends'] {
  if (amount % 100 === 17) return { as: 'expired', at: at + cashier.depositLasts * SECOND };
  return { as: amount % 100 === 13 ? 'rejected' : 'paid', at: at + settleAfter * SECOND };
}

export async function openDeposit(
  db: Database,
  memberId: string,
  methodId: string,
  amount: number,
): Promise<DepositRow> {
  const method = methodOf(methodId);
  const { min, max, feePercent, via } = method;
  if (method.isMaintained) refuse('deposit_method_maintained');
  if (amount < min || amount > max) {
    refuse('deposit_limit', { value: { min: toWire(min), max: toWire(max) } });
  }
  const open = db.of(deposits).where((one) => one.memberId === memberId && isOpen(one));
  if (open.length >= cashier.mostPending) refuse('deposit_most_pending');
  checkBound(db, memberId, 'dailyDeposit', amount);
  const at = db.clock.now();
  return db.of(deposits).add({
    ...{ id: db.newId('D'), memberId, methodId, amount, at, updatedAt: at },
    fee: Math.ceil((amount * feePercent) / 100),
    bonus: 0,
    promoId: db.of(promoChoices).get(memberId)?.promoId ?? null,
    state: via === 'manual' ? 'reviewing' : 'pending',
    expiresAt: at + cashier.depositLasts * SECOND,
    ends: endOf(method, amount, at),
    reason: null,
  });
}

export const hasUsed = (db: Database, memberId: string, promoId: string) =>
  db
    .of(deposits)
    .find((one) => one.memberId === memberId && one.promoId === promoId && one.bonus > 0) !==
  undefined;

function bonusOf(db: Database, { memberId, promoId, amount }: DepositRow, offer?: Offer) {
  if (!offer || promoId === null || amount < offer.minDeposit) return 0;
  if (offer.once && hasUsed(db, memberId, promoId)) return 0;
  return Math.min(Math.floor((amount * offer.percent) / 100), offer.maxBonus);
}

async function pay(db: Database, row: DepositRow, at: number) {
  const { id, memberId, amount, fee, promoId } = row;
  const offer = promoId === null ? undefined : offers[promoId];
  const bonus = bonusOf(db, row, offer);
  await move(db, { memberId, kind: 'DEPOSIT', amount: amount - fee, ref: id, at });
  await db.of(deposits).change(id, { state: 'paid', bonus, updatedAt: at });
  if (!bonus || !offer) return;
  await move(db, { memberId, kind: 'BONUS', amount: bonus, ref: id, at });
  const left = (db.of(turnovers).get(memberId)?.left ?? 0) + (amount + bonus) * offer.turnover;
  await db.of(turnovers).put({ id: memberId, left });
  db.of(promoChoices).remove(memberId);
}

/** Brings an open deposit to its end. */
export function endDeposit(
  db: Database,
  row: DepositRow,
  as: DepositRow['ends']['as'],
  at: number,
) {
  if (as === 'paid') return pay(db, row, at);
  const reason = as === 'rejected' ? 'reason_payment_missing' : null;
  return db.of(deposits).change(row.id, { state: as, updatedAt: at, reason });
}

export const dueDeposits = (db: Database): Due[] =>
  db
    .of(deposits)
    .where(isOpen)
    .map((row) => ({ at: row.ends.at, act: (at) => endDeposit(db, row, row.ends.as, at) }));

export function toWireDeposit(row: DepositRow, language: Language): Deposit {
  const { id, amount, fee, bonus, state, methodId, at, updatedAt, expiresAt, reason } = row;
  const { category, name, pay: kind } = methodOf(methodId);
  return {
    depositId: id,
    amount: toWire(amount),
    fee: toWire(fee),
    credited: toWire(amount - fee),
    bonus: toWire(bonus),
    ...{ state, methodId, category, at, updatedAt, expiresAt },
    methodName: name[language],
    ...(reason ? { reason: messageOf(reason, language) } : {}),
    ...(state === 'pending' ? { pay: { kind, value: `FERIA-${id}-${amount}` } } : {}),
  };
}
