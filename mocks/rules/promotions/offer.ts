import { type Offer, offers } from '../../../fixtures/cashier/cashier';
import type { Database } from '../../core/database';
import { rulesOf } from '../site/market';

/** The offers for a deposit. None asks for more turnover than the market allows. */
export function offersOf(db: Database): Record<string, Offer> {
  const { maxTurnover } = rulesOf(db);
  if (maxTurnover === null) return offers;
  return Object.fromEntries(
    Object.entries(offers).map(([id, offer]) => [
      id,
      { ...offer, turnover: Math.min(offer.turnover, maxTurnover) },
    ]),
  );
}
