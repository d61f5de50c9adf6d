import { type } from 'arktype';
import { depositCategory } from './depositMethod';
import { endpoint } from './endpoint';
import { amount, between, paged, pageTotals } from './fields';

export const depositState = type(
  "'pending' | 'reviewing' | 'paid' | 'rejected' | 'expired' | 'cancelled'",
);

export const deposit = type({
  depositId: 'string',
  amount: 'number',
  fee: 'number = 0',
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
  /** What the member has to do, while the deposit is pending. */
  'pay?': { kind: "'qr' | 'code' | 'account' | 'wait'", value: 'string' },
});
export type Deposit = typeof deposit.infer;

/** Null: the backend answered without the deposit. The deposit report has it. */
const depositOrNull = deposit.or('null');

const depositCommand = { module: 'FUNDTRANS3', auth: 'member', money: true } as const;
const amountAndMethod = type({ amount, 'methodId?': '1 <= string <= 40' });

export const gatewayDeposit = endpoint('POST', '/wps/relay/MCS2_paymentGateway', {
  ...depositCommand,
  in: type({ amount, methodId: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const alipayDeposit = endpoint('POST', '/wps/relay/MCS2_alipay', {
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

export const qqDeposit = endpoint('POST', '/wps/relay/MCS2_qq', {
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

export const weChatDeposit = endpoint('POST', '/wps/relay/MCS2_weChat', {
  ...depositCommand,
  in: amountAndMethod,
  out: depositOrNull,
});

/** Reports a bank transfer that the member has made. Staff check it. */
export const manualTransfer = endpoint('POST', '/wps/relay/MCS2_manualTransfer', {
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
  ...depositCommand,
  in: type({ code: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const cancelDeposit = endpoint('POST', '/wps/relay/MCS2_cancelDeposit', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ depositId: '1 <= string <= 40' }),
  out: depositOrNull,
});

export const depositReport = endpoint('GET', '/wps/relay/MCS2_depositReport', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ ...paged, ...between, 'state?': depositState, 'category?': depositCategory }),
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
