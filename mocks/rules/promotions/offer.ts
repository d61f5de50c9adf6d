import { type Offer, offers } from '../../../fixtures/cashier/cashier';
import type { Texts } from '../../../fixtures/site/texts';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { isVerified } from '../account/kyc';
import { rulesOf } from '../site/market';

/** Betting and lotteries. All other types are games of a casino, for which the offers are. */
const OTHER_PRODUCTS = ['SPORTS', 'COCK', 'LOTT', 'ELOTT'];

/** The terms of an offer in the market: how much turnover it asks for at most, and which games it is for. */
export function termsOf(db: Database, offer: Offer): Offer {
  const { maxTurnover, mixedOffers } = rulesOf(db);
  const turnover = Math.min(offer.turnover, maxTurnover ?? offer.turnover);
  const others = mixedOffers ? [] : OTHER_PRODUCTS.map((type) => [type, 0] as const);
  return { ...offer, turnover, shares: { ...offer.shares, ...Object.fromEntries(others) } };
}

/** Whether a bonus may not be staked in this type of game at all. */
export const isOtherProduct = (db: Database, gameType: string) =>
  !rulesOf(db).mixedOffers && OTHER_PRODUCTS.includes(gameType);

/** What a member is told of an offer that may not be for different products. */
const CASINO_ONLY: Texts = {
  ES: 'El bono es solo para juegos de casino, no para apuestas deportivas ni loterías.',
  EN: 'The bonus is for casino games only, not for sports betting or lotteries.',
};
export const productPoints = (db: Database, language: Language) =>
  rulesOf(db).mixedOffers ? [] : [CASINO_ONLY[language]];

/** The offers for a deposit with their terms, or those that a member can get now. The market may allow none. */
export function offersOf(db: Database, memberId?: string): Record<string, Offer> {
  const { depositBonus } = rulesOf(db);
  if (depositBonus === 'never') return {};
  if (depositBonus === 'verified' && memberId && !isVerified(db, memberId)) return {};
  return Object.fromEntries(Object.entries(offers).map(([id, offer]) => [id, termsOf(db, offer)]));
}
