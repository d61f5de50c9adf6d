import { type } from 'arktype';
import { amount } from '../account/fields';
import { endpoint } from '../endpoint';
import { walletEntry } from './wallet';

// Apart from wallet.ts, so that it is not part of the first load.

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
