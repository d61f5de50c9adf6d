import type { Market } from './market';

export const gb: Market = {
  name: 'Great Britain',
  rules: {
    minimumAge: {
      value: 18,
      source: 'Gambling Act 2005, sections 45 and 46',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    documents: {
      reason: 'no national number: age and identity are verified by documents (LCCP 17)',
      read: '2026-11-26',
    },
    freePlay: {
      value: 'verified',
      source: 'Licence conditions and codes of practice, social responsibility code 3.2.11',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    withdrawal: {
      value: 'final',
      source:
        'Gambling Commission, response to the consultation on online games design and reverse withdrawals, question 28',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    limitsAtRegistration: {
      value: true,
      source:
        'Remote gambling and software technical standards, RTS 12, since 31 October 2025: asked before the first deposit',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    requiredLimits: { reason: 'asked, but the player may decline (RTS 12)', read: '2026-11-26' },
    looserHours: {
      value: 24,
      source: 'Remote gambling and software technical standards, RTS 12B',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    looserNeedsConfirmation: {
      value: true,
      source: 'Remote gambling and software technical standards, RTS 12B',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    checkMinutes: { reason: 'the player chooses the interval (RTS 13)', read: '2026-11-26' },
    sessionPlan: { reason: 'no rule found', read: '2026-11-26' },
    gameExclusion: { reason: 'no rule found', read: '2026-11-27' },
    information: {
      value: {
        helpLinks: [
          { name: 'National Gambling Helpline 0808 8020 133', address: 'tel:08088020133' },
          { name: 'GamCare', address: 'https://www.gamcare.org.uk/' },
        ],
        register: {
          name: 'Gambling Commission',
          address: 'https://www.gamblingcommission.gov.uk/public-register',
        },
      },
      source:
        'Licence condition 8.1.1 (the operator adds its account number) and social responsibility code 3.3.1',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    gameFrame: {
      value: { autoplay: false, turbo: false, celebratesReturns: false, leastRoundSeconds: 2.5 },
      source:
        'Remote gambling and software technical standards, RTS 8 and RTS 14, on slots (other casino games have 5 seconds since January 2025, which is not kept here)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    gameFacts: {
      value: 'beforePlay',
      source:
        'Remote gambling and software technical standards, RTS 3, on rules and the likelihood of winning: easily accessible before a customer commits to gamble (requirement not checked)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    sessionClock: {
      value: 'games',
      source:
        'Remote gambling and software technical standards, RTS 13C: the elapsed time for the duration of a session (for slots, in the summary of the Commission; here in minutes, with a clock)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    reviewMonths: {
      value: 6,
      source:
        'Remote gambling and software technical standards, RTS 12, since 31 October 2025: a reminder every six months',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    depositBonus: {
      reason: 'allowed, with fair terms (social responsibility code 5.1.1)',
      read: '2026-11-26',
    },
    mixedOffers: {
      value: false,
      source:
        'Licence conditions and codes of practice, social responsibility code 5.1.1 (3b), since 19 January 2026: no more than one type of product in an incentive (one that is free for all products is allowed, which is not kept here)',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    maxTurnover: {
      value: 10,
      source:
        'Licence conditions and codes of practice, social responsibility code 5.1.1, since January 2026',
      read: '2026-11-26',
      certainty: 'secondary source',
    },
    exclusionRegister: {
      value: { name: 'GAMSTOP', address: 'https://www.gamstop.co.uk' },
      source:
        'Licence conditions and codes of practice, social responsibility code 3.5.5, on the self-exclusion scheme for all operators',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    verification: {
      value: 'firstDeposit',
      source:
        'Licence conditions and codes of practice, condition 17.1.1 and social responsibility code 3.2.11: before any gambling or deposit',
      read: '2026-11-27',
      certainty: 'secondary source',
    },
    sharedDepositLimit: { reason: 'no rule found', read: '2026-11-27' },
  },
};
