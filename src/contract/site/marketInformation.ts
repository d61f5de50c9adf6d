import { type } from 'arktype';

/** A page, or a phone number (`tel:`). */
const link = type({ name: 'string', address: /^(https:\/\/|tel:)/ });

/**
 * What a market asks a site to show: docs/markets.md. What is absent is as the licence says. The app checks it
 * where it is shown (`createMarketInformation`): here the check would load before every first screen.
 */
export const marketInformation = type({
  /** A warning of the risk, by language. The first is for languages that have none. */
  'warnings?': type({ language: 'string', text: 'string' }).array(),
  /** Who helps players, outside of the operator. */
  'helpLinks?': link.array(),
  /** Marks of the regulator, with a page about each. */
  'seals?': link.array(),
  /** Where the operators with a licence are listed. */
  'register?': link,
});
export type MarketInformation = typeof marketInformation.infer;
