import type { MarketRules } from './market';

/** The flows of the specification: what counts without a market, and for a rule that a market does not have. */
export const defaultRules: MarketRules = {
  minimumAge: 21,
  documents: [],
  freePlay: 'everyone',
  withdrawal: 'cancel',
  limitsAtRegistration: false,
  requiredLimits: [],
  looserHours: 24,
  looserNeedsConfirmation: false,
  checkMinutes: null,
  sessionPlan: 'offered',
  gameExclusion: 'offered',
  information: {},
  gameFrame: {},
  gameFacts: 'offered',
  sessionClock: 'none',
  reviewMonths: null,
  depositBonus: 'everyone',
  mixedOffers: true,
  maxTurnover: null,
  exclusionRegister: null,
  verification: 'none',
  sharedDepositLimit: null,
};
