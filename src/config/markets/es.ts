import type { Market } from './market';

export const es: Market = {
  name: 'Spain',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Ley 13/2011 de regulación del juego, art. 6.2',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      value: [
        { name: 'NIF', pattern: '\\d{8}-?[A-Za-z]', example: '12345678Z', check: 'nif' },
        { name: 'NIE', pattern: '[XYZxyz]-?\\d{7}-?[A-Za-z]', example: 'X1234567L', check: 'nif' },
      ],
      source: 'Real Decreto 1613/2011, on the identification of participants (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    freePlay: {
      value: 'loggedIn',
      source:
        'Real Decreto 958/2020, chapter II, on applications for free games (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    withdrawal: { reason: 'no rule found', read: '2026-11-26' },
    limitsAtRegistration: {
      reason: 'every account has limits from the start (Real Decreto 1614/2011)',
      read: '2026-11-26',
    },
    requiredLimits: {
      value: ['deposit'],
      source: 'Real Decreto 1614/2011, art. 36: no account without deposit limits',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    looserHours: { reason: 'the wait of the law was not checked', read: '2026-11-26' },
    looserNeedsConfirmation: { reason: 'no rule found', read: '2026-11-26' },
    checkMinutes: {
      value: 60,
      source: 'Real Decreto 176/2023, messages during play (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    sessionPlan: {
      value: 'slots',
      source:
        'Orden HAP/1370/2014, on slots: the session is set before it begins (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    gameExclusion: { reason: 'no rule found', read: '2026-11-27' },
    information: {
      value: {
        helpLinks: [
          { name: 'FEJAR 900 200 225', address: 'tel:900200225' },
          { name: 'JugarBien.es', address: 'https://www.jugarbien.es/' },
        ],
        seals: [{ name: 'Juego Seguro', address: 'https://www.ordenacionjuego.es/' }],
        register: {
          name: 'Dirección General de Ordenación del Juego',
          address: 'https://www.ordenacionjuego.es/',
        },
      },
      source:
        'Real Decreto 176/2023, on information about safer games, and the seal of the regulator (article not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    gameFrame: { reason: 'the shortest time of a round was not checked', read: '2026-11-27' },
    gameFacts: { reason: 'what a game must show before play was not checked', read: '2026-11-27' },
    sessionClock: { reason: 'whether a clock must be shown was not checked', read: '2026-11-27' },
    reviewMonths: { reason: 'no rule found', read: '2026-11-27' },
    depositBonus: {
      value: 'verified',
      source:
        'Real Decreto 958/2020, art. 13: promotions only for members whose identity was verified (the 30 days of the account are not kept here)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    mixedOffers: { reason: 'no rule found', read: '2026-11-27' },
    maxTurnover: { reason: 'no rule found', read: '2026-11-26' },
    exclusionRegister: {
      value: { name: 'RGIAJ', address: 'https://www.ordenacionjuego.es/rgiaj' },
      source:
        'Ley 13/2011 de regulación del juego, art. 6.2 and 22.1, on the Registro General de Interdicciones de Acceso al Juego',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    verification: {
      value: 'firstWithdrawal',
      source:
        'Real Decreto 1613/2011 and the DGOJ on the verification by documents: before a payment to the player (the 150 euros of deposits before it are not kept here)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    sharedDepositLimit: {
      reason: 'a joint limit of all operators is a draft only',
      read: '2026-11-27',
    },
  },
};
