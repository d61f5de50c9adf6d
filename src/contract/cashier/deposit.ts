import { type } from 'arktype';
import { amount, between, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';
import { depositCategory } from './depositMethod';

export const depositState = type(
  "'pending' | 'reviewing' | 'paid' | 'rejected' | 'expired' | 'cancelled'",
);

/**
 * How a deposit is paid. `kind` and `value` are enough; what else a backend sends is shown with them, each to copy.
 */
const pay = type({
  /** A QR code, a code or crypto address, a bank account, or that the member only waits. */
  kind: "'qr' | 'code' | 'account' | 'wait'",
  /** The text of the QR code, the code, the address, or the number of the account. */
  value: 'string',
  /** Where the payment goes on: the page of a card or bank, or the address that opens the app of a wallet. */
  'url?': 'string',
  /** What the member writes into the note of a transfer. */
  'reference?': 'string',
  'bankName?': 'string',
  'holder?': 'string',
  /** What is paid with, such as `USDT`, on which network, and how much of it. */
  'coin?': 'string',
  'network?': 'string',
  'coinAmount?': 'string',
  /** What one coin counts in the currency of the wallet. */
  'rate?': 'number',
  /** Where a code can be paid in cash. */
  'shops?': 'string[]',
});
export type Pay = typeof pay.infer;

/** Who has these can see or make the payment. */
const PAYMENT = ['value', 'reference', 'url'];

/** One step of a deposit, in its order. Without a time it has not happened. */
export const depositStep = type({
  kind: "'requested' | 'received' | 'credited'",
  'at?': 'number',
});
export type DepositStep = typeof depositStep.infer;

export const deposit = type({
  depositId: 'string',
  amount: 'number',
  'fee?': 'number',
  /** What is added to the wallet, without the bonus. */
  'credited?': 'number',
  bonus: 'number = 0',
  'state?': depositState,
  methodId: "string = ''",
  methodName: "string = ''",
  category: depositCategory.default('wallet'),
  at: 'number = 0',
  updatedAt: 'number = 0',
  expiresAt: 'number = 0',
  'reason?': 'string',
  /** What the member has to do, until the deposit is paid. */
  'pay?': pay,
  /** The way of a deposit that takes time. An extension of the specification, as is the next one. */
  'steps?': depositStep.array(),
  /** When a deposit should be credited whose payment has arrived or is checked. */
  'expectedAt?': 'number',
});
export type Deposit = typeof deposit.infer;

/** Null: the backend answered without the deposit. The deposit report has it. */
const depositOrNull = deposit.or('null');

const depositCommand = { module: 'FUNDTRANS3', auth: 'member', money: true } as const;
const amountAndMethod = type({ amount, 'methodId?': '1 <= string <= 40' });

export const gatewayDeposit = endpoint('POST', '/wps/relay/MCS2_paymentGateway', {
  personal: PAYMENT,
  ...depositCommand,
  in: type({ amount, methodId: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const alipayDeposit = endpoint('POST', '/wps/relay/MCS2_alipay', {
  personal: PAYMENT,
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

export const qqDeposit = endpoint('POST', '/wps/relay/MCS2_qq', {
  personal: PAYMENT,
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

export const weChatDeposit = endpoint('POST', '/wps/relay/MCS2_weChat', {
  personal: PAYMENT,
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

/** Reports a bank transfer that the member has made. Staff check it. */
export const manualTransfer = endpoint('POST', '/wps/relay/MCS2_manualTransfer', {
  personal: PAYMENT,
  ...depositCommand,
  in: type({
    amount,
    accountId: '1 <= string <= 40',
    payer: '1 <= string <= 80',
    'reference?': 'string <= 60',
  }),
  out: depositOrNull,
});

export const voucherDeposit = endpoint('POST', '/wps/relay/MCS2_voucher', {
  personal: PAYMENT,
  ...depositCommand,
  in: type({ code: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const cancelDeposit = endpoint('POST', '/wps/relay/MCS2_cancelDeposit', {
  personal: PAYMENT,
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ depositId: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const depositReport = endpoint('GET', '/wps/relay/MCS2_depositReport', {
  personal: PAYMENT,
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ ...paged, ...between, 'state?': depositState, 'category?': depositCategory }),
  list: 'content',
  /** The totals are of the paid deposits of all pages. */
  out: type({
    content: deposit.array(),
    ...pageTotals,
    'totalPaid?': 'number',
    'totalFee?': 'number',
    'totalBonus?': 'number',
    /** `totalPaid` less `totalFee`, and `totalBonus`. */
    'totalCredited?': 'number',
  }),
});
