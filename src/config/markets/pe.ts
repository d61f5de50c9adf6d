import type { Market } from './market';

export const pe: Market = {
  name: 'Peru',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Ley 31557 and Decreto Supremo 005-2023-MINCETUR (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      value: [
        { name: 'DNI', pattern: '\\d{8}', example: '12345678' },
        { name: 'CE', pattern: '\\d{9}', example: '001234567' },
      ],
      source: 'Decreto Supremo 005-2023-MINCETUR, on the accounts of players (article not checked)',
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
        warnings: [
          {
            language: 'ES',
            text: 'Los juegos y las apuestas deportivas a distancia, en exceso, pueden causar ludopatía.',
          },
          { language: 'EN', text: 'Remote games and sports bets, in excess, can cause addiction.' },
        ],
        helpLinks: [{ name: 'MINSA 113', address: 'tel:113' }],
        register: { name: 'Mincetur', address: 'https://www.gob.pe/mincetur' },
      },
      source:
        'Ley 31557 and Decreto Supremo 005-2023-MINCETUR, on warnings of addiction (article and wording not checked)',
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
      value: { name: 'Registro de Personas Prohibidas', address: 'https://www.gob.pe/765' },
      source:
        'Ley 29907 and Decreto Supremo 007-2013-MINCETUR, on who may not enter casinos (its use for games at a distance was not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    verification: { reason: 'no rule found', read: '2026-11-27' },
    sharedDepositLimit: { reason: 'no rule found', read: '2026-11-27' },
  },
};
