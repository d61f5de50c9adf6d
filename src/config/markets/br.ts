import type { Market } from './market';

export const br: Market = {
  name: 'Brazil',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Lei 14.790/2023, art. 26',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      value: [
        {
          name: 'CPF',
          pattern: '\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}',
          example: '529.982.247-25',
          check: 'cpf',
        },
      ],
      source: 'Lei 14.790/2023, art. 23, on the identification of bettors (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    freePlay: {
      value: 'loggedIn',
      source: 'Portaria SPA/MF 1.207/2024, on sessions of a game (article not checked)',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    withdrawal: { reason: 'no rule found', read: '2026-11-26' },
    limitsAtRegistration: {
      value: true,
      source: 'Portaria SPA/MF 1.231/2024, art. 31, as changed by Portaria SPA/MF 2.579/2025',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    requiredLimits: {
      value: ['loss', 'time'],
      source: 'Portaria SPA/MF 1.231/2024, art. 31, as changed by Portaria SPA/MF 2.579/2025',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    looserHours: { reason: 'no rule found', read: '2026-11-26' },
    looserNeedsConfirmation: { reason: 'no rule found', read: '2026-11-26' },
    checkMinutes: { reason: 'the player sets the time of the alerts', read: '2026-11-26' },
    sessionPlan: { reason: 'no rule found', read: '2026-11-26' },
    gameExclusion: { reason: 'no rule found', read: '2026-11-27' },
    information: {
      value: {
        warnings: [
          {
            language: 'PT-BR',
            text: 'Aposta não é investimento. Você pode perder dinheiro e ficar dependente.',
          },
          {
            language: 'EN',
            text: 'Betting is not an investment. You can lose money and become addicted.',
          },
        ],
        helpLinks: [{ name: 'CVV 188', address: 'tel:188' }],
        register: {
          name: 'Secretaria de Prêmios e Apostas',
          address:
            'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
        },
      },
      source:
        'Portaria SPA/MF 1.231/2024, on information and warnings of the risk (article and wording not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    gameFrame: { reason: 'the rules for online games were not checked', read: '2026-11-27' },
    gameFacts: {
      value: 'beforePlay',
      source:
        'Portaria SPA/MF 1.207/2024, on online games: tables of payouts before a bet is made, and the rules of the game (article not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    sessionClock: { reason: 'no rule found', read: '2026-11-27' },
    reviewMonths: { reason: 'no rule found', read: '2026-11-27' },
    depositBonus: {
      value: 'never',
      source: 'Lei 14.790/2023, art. 29: no bonus or advance before a bet',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    mixedOffers: { reason: 'there is no bonus on a deposit', read: '2026-11-27' },
    maxTurnover: {
      reason: 'there is no bonus on a deposit',
      read: '2026-11-26',
    },
    exclusionRegister: {
      value: {
        name: 'Plataforma Centralizada de Autoexclusão',
        address: 'https://www.gov.br/autoexclusaoapostas',
      },
      source:
        'Portaria SPA/MF 1.231/2024, as changed by Portaria SPA/MF 2.579/2025, and Instrução Normativa SPA/MF 31/2025',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    verification: {
      value: 'firstDeposit',
      source:
        'Lei 14.790/2023, art. 23, on the identification of bettors: before the account is used (article not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    sharedDepositLimit: { reason: 'no rule found', read: '2026-11-27' },
  },
};
