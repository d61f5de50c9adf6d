import { type } from 'arktype';
import { amount, between, limitOrNone, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const withdrawState = type("'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled'");

/** One step of a withdrawal, in its order. Without a time it has not happened, or nobody knows when. */
export const withdrawStep = type({
  kind: "'requested' | 'checked' | 'approved' | 'sent' | 'arrived'",
  'at?': 'number',
});
export type WithdrawStep = typeof withdrawStep.infer;

/** What a withdrawal waits for. */
export const withdrawNeed = type({
  /** An identity document, stakes, or a code that was sent to the member. */
  kind: "'document' | 'turnover' | 'secondFactor'",
  /** What must be staked in all, and how much of it is left, for `turnover`. */
  'amount?': 'number',
  'left?': 'number',
});
export type WithdrawNeed = typeof withdrawNeed.infer;

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
  /** What has happened and what follows. An extension of the specification, as are the next two. */
  'steps?': withdrawStep.array(),
  /** What is missing from the member. It is not checked before all of it is there. */
  'missing?': withdrawNeed.array(),
  /** When it should arrive. Absent while something is missing, and when nobody knows. */
  'expectedAt?': 'number',
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
    'min?': 'number',
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
    'turnoverLeft?': 'number',
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

/** Sends a code to the member's phone, for a withdrawal that misses the second factor. An extension of the specification. */
export const withdrawCode = endpoint('POST', '/wps/relay/MCS2_withdrawCode', {
  personal: ['sentTo'],
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ withdrawId: '1 <= string <= 40' }),
  /** `sentTo` is the masked number. */
  out: type({ expiredMinutes: 'number = 1', 'sentTo?': 'string' }),
});

/** Gives the second factor. An extension of the specification. */
export const confirmWithdraw = endpoint('POST', '/wps/relay/MCS2_confirmWithdraw', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ withdrawId: '1 <= string <= 40', code: '1 <= string <= 10' }),
  out: withdrawal,
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
  list: 'content',
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
