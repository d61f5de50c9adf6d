import { type } from 'arktype';
import { between, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const transaction = type({
  id: 'string',
  at: 'number = 0',
  txCode: "string = ''",
  txName: "string = ''",
  wallet: "string = ''",
  /** Positive for money that came in. */
  amount: 'number',
  /** The balance of the wallet afterwards. */
  'balance?': 'number',
  ref: "string = ''",
});
export type Transaction = typeof transaction.infer;

/** The account record, newest first. `txCode` may be a list with commas. */
export const memberTransactions = endpoint('GET', '/wps/relay/ODS2_MemberTransaction', {
  module: 'MEMTRANS3',
  auth: 'session',
  in: type({ ...paged, ...between, 'txCode?': 'string <= 200', 'wallet?': 'string <= 40' }),
  list: 'content',
  out: type({
    content: transaction.array(),
    ...pageTotals,
    'totalIn?': 'number',
    'totalOut?': 'number',
  }),
});

export const txCodes = endpoint('GET', '/wps/relay/GLS2_TxCodeList', {
  auth: 'session',
  out: type({ txCode: 'string', name: "string = ''", group: "string = ''" }).array(),
});
