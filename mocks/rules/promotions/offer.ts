import { type Offer, offers } from '../../../fixtures/cashier/cashier';
import type { Database } from '../../core/database';
import { isVerified } from '../account/kyc';
import { rulesOf } from '../site/market';

/**
 * The offers for a deposit, or those that a member can get now. The market may allow none, and decides how much turnover
 * they ask for at most.
 */
export function offersOf(db: Database, memberId?: string): Record<string, Offer> {
  const { depositBonus, maxTurnover } = rulesOf(db);
  if (depositBonus === 'never') return {};
  if (depositBonus === 'verified' && memberId && !isVerified(db, memberId)) return {};
  if (maxTurnover === null) return offers;
  return Object.fromEntries(
    Object.entries(offers).map(([id, offer]) => [
      id,
      { ...offer, turnover: Math.min(offer.turnover, maxTurnover) },
    ]),
  );
}
