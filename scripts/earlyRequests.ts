import { payloadOf, urlWithQuery } from '../src/api/payload';
import type { Carried, Endpoint } from '../src/contract/endpoint';
import { hotGames, vendorTypes } from '../src/contract/game';
import { notices } from '../src/contract/notice';
import { settings, status } from '../src/contract/system';

/** The page replaces these values before it sends a request. */
const placeholders: Record<Carried, string> = {
  token: '{token}',
  language: '{language}',
  merchant: '{merchant}',
  merchantCode: '{merchant}',
  merchant_code: '{merchant}',
  platform: '{platform}',
};

const addressOf = <In>(endpoint: Endpoint<In, unknown>, input?: In) =>
  decodeURIComponent(
    urlWithQuery(
      endpoint.path,
      payloadOf((name) => placeholders[name], endpoint, input as In),
    ),
  );

/** The addresses that the first games of home need. What else home loads comes after them. */
export const earlyRequests = () => ({
  vendors: addressOf(vendorTypes),
  hot: addressOf(hotGames, {}),
  banners: addressOf(notices, { types: ['B'] }),
  settings: addressOf(settings),
  status: addressOf(status),
});
export type EarlyRequests = ReturnType<typeof earlyRequests>;
