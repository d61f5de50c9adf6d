import { payloadOf, urlWithQuery } from '../src/api/payload';
import type { Carried, Endpoint } from '../src/contract/endpoint';
import { hotGames, vendorTypes } from '../src/contract/game';
import { notices } from '../src/contract/notice';
import { settings, status, whiteLabel } from '../src/contract/system';
import { merchantWallet } from '../src/contract/wallet';

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

/** The addresses that home always needs, in the order in which it needs them. */
export const earlyRequests = () => [
  addressOf(vendorTypes),
  addressOf(hotGames, {}),
  addressOf(notices, { types: ['B'] }),
  addressOf(notices, { types: ['PL'] }),
  addressOf(settings),
  addressOf(whiteLabel),
  addressOf(status),
  addressOf(merchantWallet),
];
