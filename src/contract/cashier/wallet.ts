import { type } from 'arktype';
import { endpoint } from '../endpoint';

export const walletEntry = type({ code: 'string', name: "string = ''", 'balance?': 'number' });

/** The member's money by wallet. Amounts are decimal numbers in the currency. */
export const wallet = endpoint('GET', '/wps/wallets/gcs', {
  auth: 'session',
  out: type({ sumBalance: 'number', currency: "string = ''", wallets: walletEntry.array() }),
});

/** How the merchant writes amounts. Needs no session. */
export const merchantWallet = endpoint('GET', '/wps/wallets/merchant', {
  carries: ['merchantCode'],
  out: type({
    currency: "string = ''",
    symbol: "string = ''",
    /** `B`: the symbol comes after the amount. Anything else: before it. */
    'currencyPosition?': 'string',
    decimals: 'number.integer = 2',
  }),
});
