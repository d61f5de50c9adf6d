import * as contract from '../../../src/contract/safePlay/limit';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { startPresence } from '../../rules/account/presence';
import { parseAmount, toDecimal } from '../../rules/cashier/money';
import {
  cancelPendingLimit,
  confirmLimit,
  currentLimit,
  type Kind,
  leftOf,
  missingLimits,
  saveDailyLimits,
  saveLimit,
} from '../../rules/safePlay/limit';
import { limitReviewOf, noteLimitReview } from '../../rules/safePlay/limitReview';
import { limitUse } from '../../rules/safePlay/limitUse';
import { toWireSharedLimit } from '../../rules/safePlay/sharedLimit';
import { withDueEvents } from '../../rules/site/dueEvents';
import { type Period, startOfPeriod } from '../../rules/site/localDay';
import { rulesOf } from '../../rules/site/market';

/** Limits of time have minutes, all others have money. */
const toWireAmount = (kind: Kind, amount: number) => (kind === 'time' ? amount : toDecimal(amount));
const toOptionalWire = (kind: Kind, amount: number | null) =>
  amount === null ? null : toWireAmount(kind, amount);
function parseLimit(kind: Kind, amount: number | null) {
  if (amount === null) return null;
  return kind === 'time' ? Math.floor(amount) : parseAmount(amount);
}

function toWireLimit(db: Database, memberId: string, kind: Kind, period: Period) {
  const { amount, pending } = currentLimit(db, memberId, kind, period);
  const remaining = leftOf(db, memberId, kind, period);
  const used = limitUse(db, memberId, kind, startOfPeriod(db.clock.now(), period));
  return {
    kind,
    period,
    amount: toOptionalWire(kind, amount),
    used: toWireAmount(kind, used),
    left: remaining ? toWireAmount(kind, remaining.left) : null,
    ...(remaining ? { resetsAt: remaining.resetsAt } : {}),
    ...(pending
      ? { pending: { amount: toOptionalWire(kind, pending.amount), from: pending.from } }
      : {}),
  };
}

function limitsOf(db: Database, memberId: string) {
  const missing = missingLimits(db, memberId);
  const shared = toWireSharedLimit(db, memberId);
  const review = limitReviewOf(db, memberId);
  return {
    limits: contract.LIMIT_KINDS.flatMap((kind) =>
      contract.LIMIT_PERIODS.map((period) => toWireLimit(db, memberId, kind, period)),
    ),
    waitHours: rulesOf(db).looserHours,
    needsDepositLimit: missing.includes('deposit'),
    ...(missing.length && { missingLimits: missing }),
    ...(shared && { shared }),
    ...(review && { review }),
  };
}

/** The daily limits for deposits and stakes, for the older calls `dailyLimits` and `setDailyLimits`. */
function dailyLimitsOf(db: Database, memberId: string): contract.DailyLimits {
  const deposit = toWireLimit(db, memberId, 'deposit', 'day');
  const stake = toWireLimit(db, memberId, 'stake', 'day');
  const from = Math.max(deposit.pending?.from ?? 0, stake.pending?.from ?? 0);
  return {
    dailyDeposit: deposit.amount,
    dailyStake: stake.amount,
    depositedToday: deposit.used,
    stakedToday: stake.used,
    ...(from > 0
      ? {
          coming: {
            dailyDeposit: (deposit.pending ?? deposit).amount,
            dailyStake: (stake.pending ?? stake).amount,
            at: from,
          },
        }
      : {}),
  };
}

export const limit = [
  handle(
    contract.dailyLimits,
    withDueEvents(({ db, member }) => dailyLimitsOf(db, member.id)),
  ),

  handle(
    contract.setDailyLimits,
    withDueEvents(async ({ db, member, input }) => {
      await saveDailyLimits(db, member.id, {
        deposit: parseLimit('deposit', input.dailyDeposit),
        stake: parseLimit('stake', input.dailyStake),
      });
      return dailyLimitsOf(db, member.id);
    }),
  ),

  handle(
    contract.memberLimits,
    withDueEvents(({ db, member }) => limitsOf(db, member.id)),
  ),

  handle(
    contract.setMemberLimit,
    withDueEvents(async ({ db, member, input: { kind, period, amount } }) => {
      await saveLimit(db, member.id, { kind, period, amount: parseLimit(kind, amount) });
      if (kind === 'time') await startPresence(db, member.id);
      return limitsOf(db, member.id);
    }),
  ),

  handle(
    contract.confirmMemberLimit,
    withDueEvents(async ({ db, member, input: { kind, period } }) => {
      await confirmLimit(db, member.id, kind, period);
      return limitsOf(db, member.id);
    }),
  ),

  handle(
    contract.reviewMemberLimits,
    withDueEvents(async ({ db, member }) => {
      await noteLimitReview(db, member.id);
      return limitsOf(db, member.id);
    }),
  ),

  handle(
    contract.cancelMemberLimit,
    withDueEvents(async ({ db, member, input: { kind, period } }) => {
      await cancelPendingLimit(db, member.id, kind, period);
      return limitsOf(db, member.id);
    }),
  ),
];
