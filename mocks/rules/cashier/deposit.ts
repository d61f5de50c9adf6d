import { cashier, type Method, type Offer } from '../../../fixtures/cashier/cashier';
import { textIn } from '../../../fixtures/site/texts';
import type { Deposit } from '../../../src/contract/cashier/deposit';
import type { Database } from '../../core/database';
import { messageFor } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import { type DepositRow, deposits, promoChoices } from '../../db/cashier/deposit';
import { checkVerification } from '../account/verification';
import { payBonus } from '../promotions/bonus';
import { offersOf } from '../promotions/offer';
import { isExcluded } from '../safePlay/closure';
import { checkOwnLimit, checkRequiredLimits } from '../safePlay/limit';
import { checkSharedLimit } from '../safePlay/sharedLimit';
import { depositProgressOf } from './depositSteps';
import { methodOf, offeredMethod } from './methods';
import { type DueEvent, moveMoney, toDecimal } from './money';
import { mailDepositPaid } from './moneyMail';
import { payOf } from './pay';

const SECOND = 1_000;
const OPEN_STATES = ['pending', 'reviewing'];

export const isOpenDeposit = ({ state }: DepositRow) => OPEN_STATES.includes(state);

/** Test amounts: an amount that ends in .13 is rejected, one in .17 expires. All others are paid. */
function plannedOutcome(
  { settleAfter }: Method,
  amount: number,
  at: number,
): DepositRow['outcome'] {
  if (amount % 100 === 17) return { state: 'expired', at: at + cashier.depositLifetime * SECOND };
  return { state: amount % 100 === 13 ? 'rejected' : 'paid', at: at + settleAfter * SECOND };
}

export async function openDeposit(
  db: Database,
  memberId: string,
  methodId: string,
  amount: number,
  more: Pick<DepositRow, 'accountId'> = {},
): Promise<DepositRow> {
  const method = offeredMethod(db, methodId);
  const { min, max, feePercent, via } = method;
  if (method.isUnderMaintenance) reject('deposit_method_under_maintenance');
  if (amount < min || amount > max) {
    reject('deposit_limit', { value: { min: toDecimal(min), max: toDecimal(max) } });
  }
  const open = db
    .table(deposits)
    .filter((deposit) => deposit.memberId === memberId && isOpenDeposit(deposit));
  if (open.length >= cashier.maxOpenDeposits) reject('deposit_most_pending');
  checkVerification(db, memberId, 'firstDeposit');
  checkRequiredLimits(db, memberId);
  checkOwnLimit(db, memberId, 'deposit', amount);
  checkSharedLimit(db, memberId, amount);
  const at = db.clock.now();
  return db.table(deposits).create({
    ...more,
    id: db.newId('D'),
    memberId,
    methodId,
    amount,
    at,
    updatedAt: at,
    fee: Math.ceil((amount * feePercent) / 100),
    bonus: 0,
    promoId: db.table(promoChoices).get(memberId)?.promoId ?? null,
    state: via === 'manual' ? 'reviewing' : 'pending',
    expiresAt: at + cashier.depositLifetime * SECOND,
    outcome: plannedOutcome(method, amount, at),
    reason: null,
  });
}

export const hasUsedOffer = (db: Database, memberId: string, promoId: string) =>
  db
    .table(deposits)
    .find(
      (deposit) =>
        deposit.memberId === memberId && deposit.promoId === promoId && deposit.bonus > 0,
    ) !== undefined;

/** Whether another deposit got the bonus while this one was open. An offer that was chosen once gives one bonus. */
const isOfferTaken = (db: Database, { memberId, promoId, at }: DepositRow) =>
  db
    .table(deposits)
    .find(
      (other) =>
        other.memberId === memberId &&
        other.promoId === promoId &&
        other.bonus > 0 &&
        other.updatedAt > at,
    ) !== undefined;

function bonusOf(db: Database, row: DepositRow, offer?: Offer) {
  const { memberId, promoId, amount } = row;
  if (!offer || promoId === null || amount < offer.minDeposit) return 0;
  if (isExcluded(db, memberId)) return 0;
  if (offer.once && hasUsedOffer(db, memberId, promoId)) return 0;
  if (isOfferTaken(db, row)) return 0;
  return Math.min(Math.floor((amount * offer.percent) / 100), offer.maxBonus);
}

async function payDeposit(db: Database, row: DepositRow, at: number) {
  const { id, memberId, amount, fee, promoId } = row;
  const offer = promoId === null ? undefined : offersOf(db, memberId)[promoId];
  const bonus = bonusOf(db, row, offer);
  await moveMoney(db, { memberId, kind: 'DEPOSIT', amount: amount - fee, ref: id, at });
  await db.table(deposits).update(id, { state: 'paid', bonus, updatedAt: at });
  // A voucher is paid while its member looks on.
  if (methodOf(row.methodId).via !== 'voucher') await mailDepositPaid(db, row, bonus, at);
  if (!bonus || promoId === null) return;
  await payBonus(db, memberId, { amount: bonus, offerId: promoId, ref: id, at });
  // The member may have chosen another offer since the deposit was opened.
  if (db.table(promoChoices).get(memberId)?.promoId === promoId)
    db.table(promoChoices).delete(memberId);
}

/** Ends an open deposit. */
export function closeDeposit(
  db: Database,
  row: DepositRow,
  state: DepositRow['outcome']['state'],
  at: number,
) {
  if (state === 'paid') return payDeposit(db, row, at);
  const reason = state === 'rejected' ? 'reason_payment_missing' : null;
  return db.table(deposits).update(row.id, { state, updatedAt: at, reason });
}

export const dueDeposits = (db: Database): DueEvent[] =>
  db
    .table(deposits)
    .filter(isOpenDeposit)
    .map((row) => ({
      at: row.outcome.at,
      apply: (at) => closeDeposit(db, row, row.outcome.state, at),
    }));

export function toWireDeposit(db: Database, row: DepositRow, languageCode: string): Deposit {
  const { id, amount, fee, bonus, state, methodId, at, updatedAt, expiresAt, reason } = row;
  const { category, name } = methodOf(methodId);
  return {
    depositId: id,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    credited: toDecimal(amount - fee),
    bonus: toDecimal(bonus),
    state,
    methodId,
    category,
    at,
    updatedAt,
    expiresAt,
    methodName: textIn(name, languageCode),
    ...(reason ? { reason: messageFor(reason, languageCode) } : {}),
    ...(isOpenDeposit(row) ? { pay: payOf(db, row, methodOf(methodId), languageCode) } : {}),
    ...depositProgressOf(db, row),
  };
}
