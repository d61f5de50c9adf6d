import type { Market } from './market';

export const co: Market = {
  name: 'Colombia',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Ley 643 de 2001, art. 4',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      value: [
        { name: 'Cédula', pattern: '\\d{6,10}', example: '1020304050' },
        { name: 'CE', pattern: 'E-?\\d{6,7}', example: 'E123456' },
      ],
      source: 'Coljuegos, Acuerdo 04 de 2016, on the registration of players (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    freePlay: { reason: 'no rule found', read: '2026-11-26' },
    withdrawal: { reason: 'no rule found', read: '2026-11-26' },
    limitsAtRegistration: { reason: 'no rule found', read: '2026-11-26' },
    requiredLimits: { reason: 'no rule found', read: '2026-11-26' },
    looserHours: { reason: 'no rule found', read: '2026-11-26' },
    looserNeedsConfirmation: { reason: 'no rule found', read: '2026-11-26' },
    checkMinutes: { reason: 'no rule found', read: '2026-11-26' },
    sessionPlan: { reason: 'no rule found', read: '2026-11-26' },
    gameExclusion: { reason: 'no rule found', read: '2026-11-27' },
    information: {
      value: {
        seals: [{ name: 'Coljuegos', address: 'https://www.coljuegos.gov.co/' }],
        register: { name: 'Coljuegos', address: 'https://www.coljuegos.gov.co/' },
      },
      source: 'Coljuegos, Acuerdo 04 de 2016, on the seal of the regulator (article not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    gameFrame: { reason: 'no rule found', read: '2026-11-27' },
    gameFacts: { reason: 'no rule found', read: '2026-11-27' },
    sessionClock: { reason: 'no rule found', read: '2026-11-27' },
    reviewMonths: { reason: 'no rule found', read: '2026-11-27' },
    depositBonus: { reason: 'no rule found', read: '2026-11-26' },
    mixedOffers: { reason: 'no rule found', read: '2026-11-27' },
    maxTurnover: { reason: 'no rule found', read: '2026-11-26' },
    exclusionRegister: {
      reason: 'each operator keeps its own self-exclusion; no national register was found',
      read: '2026-11-27',
    },
    verification: { reason: 'no rule found', read: '2026-11-27' },
    sharedDepositLimit: { reason: 'no rule found', read: '2026-11-27' },
  },
};
