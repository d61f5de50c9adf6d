import type { Market } from './market';

export const mx: Market = {
  name: 'Mexico',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Reglamento de la Ley Federal de Juegos y Sorteos, on minors (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      value: [
        {
          name: 'CURP',
          pattern: '[A-Za-z]{4}\\d{6}[HMXhmx][A-Za-z]{5}[A-Za-z0-9]\\d',
          example: 'PEGL900101MDFRRR09',
        },
      ],
      source:
        'Ley General de Población, art. 86 and 91, on the number of each person (no rule for games found)',
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
    information: { reason: 'no rule found', read: '2026-11-27' },
    gameFrame: { reason: 'no rule found', read: '2026-11-27' },
    gameFacts: { reason: 'no rule found', read: '2026-11-27' },
    sessionClock: { reason: 'no rule found', read: '2026-11-27' },
    reviewMonths: { reason: 'no rule found', read: '2026-11-27' },
    depositBonus: { reason: 'no rule found', read: '2026-11-26' },
    mixedOffers: { reason: 'no rule found', read: '2026-11-27' },
    maxTurnover: { reason: 'no rule found', read: '2026-11-26' },
    exclusionRegister: { reason: 'no national register was found', read: '2026-11-27' },
    verification: { reason: 'no rule found', read: '2026-11-27' },
    sharedDepositLimit: { reason: 'no rule found', read: '2026-11-27' },
  },
};
