import { type } from 'arktype';
import { amount, between, limitOrNone, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const withdrawState = type("'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled'");

export const withdrawal = type({
  withdrawId: 'string',
  amount: 'number',
  'fee?': 'number',
  /** What reaches the bank: amount minus fee. */
  'received?': 'number',
  'state?': withdrawState,
  bankName: "string = ''",
  accountNumber: "string = ''",
  at: 'number = 0',
  updatedAt: 'number = 0',
  'reason?': 'string',
  /** The member has given up the right to cancel it. */
  'isLocked?': 'boolean',
});
export type Withdrawal = typeof withdrawal.infer;

/** How much the member can withdraw now, and on what terms. */
export const withdrawInfo = endpoint('GET', '/wps/relay/MCS2_withdrawInfo', {
  module: 'FUNDTRANS3',
  auth: 'member',
  out: type({
    /** What can be withdrawn now: without bonus money that is held. */
    available: 'number',
    min: 'number = 0',
    max: limitOrNone,
    /** How many withdrawals are possible per day, and how many of them are left. */
    'dailyCount?': 'number.integer',
    'leftToday?': 'number.integer',
    amountLeftToday: limitOrNone,
    /** How many withdrawals are still free today. */
    freeLeft: 'number.integer = 0',
    /** Absent: the fee is not known before the withdrawal. */
    'feePercent?': 'number',
    /** What must still be staked before the bonus can be withdrawn. Without `bonusHeld`: before any withdrawal. */
    turnoverLeft: 'number = 0',
    /** Bonus money that cannot be withdrawn yet. */
    'bonusHeld?': 'number',
    hasPaymentPassword: 'boolean = true',
    hasBankCard: 'boolean = true',
    /** Larger amounts need a verified identity. Absent: this member may withdraw any amount. */
    'kycLimit?': 'number',
    'arrivalMinutes?': 'number.integer',
  }),
});

/** Takes the money at once. A rejection or a cancellation returns all of it. */
export const withdraw = endpoint('POST', '/wps/transaction/withdraw', {
  module: 'FUNDTRANS3',
  auth: 'member',
  money: true,
  in: type({
    amount,
    /** Absent: the default card. */
    'bankCardId?': '1 <= string <= 40',
    'paymentPassword?': 'string <= 64',
  }),
  out: withdrawal.or('null'),
});

/** Possible while it is pending. */
export const cancelWithdraw = endpoint('POST', '/wps/relay/MCS2_cancelWithdraw', {
  module: 'FUNDTRANS3',
  auth: 'member',
  money: true,
  in: type({ withdrawId: '1 <= string <= 40' }),
  out: withdrawal.or('null'),
});

/** Gives up the right to cancel a pending withdrawal, in a market that offers it. An extension of the specification. */
export const lockWithdraw = endpoint('POST', '/wps/relay/MCS2_lockWithdraw', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ withdrawId: '1 <= string <= 40' }),
  out: withdrawal,
});

export const withdrawReport = endpoint('GET', '/wps/relay/MCS2_withdrawReport', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ ...paged, ...between, 'state?': withdrawState }),
  /** The totals are of all pages. Withdrawals whose money came back count in none of them. */
  out: type({
    content: withdrawal.array(),
    ...pageTotals,
    /** What reached the bank, without the fees. */
    'totalReceived?': 'number',
    /** The fees of what reached the bank. */
    'totalFee?': 'number',
    /** What has left the wallet and is not paid yet. */
    'totalOpen?': 'number',
  }),
});
