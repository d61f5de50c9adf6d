import { type } from 'arktype';
import { endpoint } from './endpoint';
import { amount, between, paged, pageTotals } from './record';

export const walletEntry = type({ code: 'string', name: 'string', balance: 'number' });

/** All of the member's money and where it lies. Amounts are decimals of the currency. */
export const wallet = endpoint('GET', '/wps/wallets/gcs', {
  auth: 'session',
  out: type({ sumBalance: 'number', currency: 'string', wallets: walletEntry.array() }),
});

/** How the merchant writes money; known without a session. */
export const merchantWallet = endpoint('GET', '/wps/wallets/merchant', {
  carries: ['merchantCode'],
  out: type({
    currency: 'string',
    symbol: 'string',
    /** `B`: the symbol stands behind the amount. Anything else: before it. */
    'currencyPosition?': 'string',
    decimals: 'number.integer',
  }),
});

/** Between the main wallet `CASH` and a vendor's. No amount: everything. From `ALL`: from every one. */
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
  }),
});

export const transaction = type({
  id: 'string',
  at: 'number',
  txCode: 'string',
  txName: 'string',
  wallet: 'string',
  /** Above zero: came in. */
  amount: 'number',
  /** In that wallet, afterwards. */
  balance: 'number',
  ref: 'string',
});
export type Transaction = typeof transaction.infer;

/** The account record, newest first. `txCode` may name several, with commas. */
export const memberTransactions = endpoint('GET', '/wps/relay/ODS2_MemberTransaction', {
  module: 'MEMTRANS3',
  auth: 'session',
  in: type({ ...paged, ...between, 'txCode?': 'string <= 200', 'wallet?': 'string <= 40' }),
  out: type({
    content: transaction.array(),
    ...pageTotals,
    totalIn: 'number',
    totalOut: 'number',
  }),
});

export const txCodes = endpoint('GET', '/wps/relay/GLS2_TxCodeList', {
  auth: 'session',
  out: type({ txCode: 'string', name: 'string', group: 'string' }).array(),
});
