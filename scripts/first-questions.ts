import { payloadOf, questionOf } from '../src/api/question';
import type { Carried, Endpoint } from '../src/contract/endpoint';
import { hotGames, vendorTypes } from '../src/contract/game';
import { notices } from '../src/contract/notice';
import { settings, status, whiteLabel } from '../src/contract/system';
import { merchantWallet } from '../src/contract/wallet';

/** What the page fills in when it asks: who is there, and in which language. */
const blanks: Record<Carried, string> = {
  token: '{token}',
  language: '{language}',
  merchant: 'feria',
  merchantCode: 'feria',
  merchant_code: 'feria',
};

const ask = <In>(endpoint: Endpoint<In, unknown>, input?: In) =>
  decodeURIComponent(
    questionOf(
      endpoint.path,
      payloadOf((name) => blanks[name], endpoint, input as In),
    ),
  );

/** What a cold home asks whatever else there is, in the order in which it is needed. */
export const firstQuestions = () => [
  ask(vendorTypes),
  ask(hotGames, {}),
  ask(notices, { types: ['B'] }),
  ask(notices, { types: ['PL'] }),
  ask(settings),
  ask(whiteLabel),
  ask(status),
  ask(merchantWallet),
];
