import { type } from 'arktype';
import { endpoint } from './endpoint';
import { amount } from './fields';

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

/** Moves money between the main wallet `CASH` and a vendor's. No amount: all. From `ALL`: every wallet. */
export const walletTransfer = endpoint('POST', '/wps/relay/GCS_walletTransfer', {
  module: 'FUNDTRANS3',
  auth: 'session',
  money: true,
  in: type({ from: '1 <= string <= 40', to: '1 <= string <= 40', 'amount?': amount }),
  out: type({
    transferId: 'string',
    amount: 'number',
    sumBalance: 'number',
    wallets: walletEntry.array(),
  }).or('null'),
});
