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
  state: depositState.default('pending'),
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

/** Null: the backend answered without the deposit. The report has it. */
const opened = deposit.or('null');

const opening = { module: 'FUNDTRANS3', auth: 'member', money: true } as const;
const byMethod = type({ amount, 'methodId?': '1 <= string <= 40' });

export const gatewayDeposit = endpoint('POST', '/wps/relay/MCS2_paymentGateway', {
  ...opening,
  in: type({ amount, methodId: '1 <= string <= 40' }),
  out: opened,
});

export const alipayDeposit = endpoint('POST', '/wps/relay/MCS2_alipay', {
  ...opening,
  in: byMethod,
  out: opened,
});

export const qqDeposit = endpoint('POST', '/wps/relay/MCS2_qq', {
  ...opening,
  in: byMethod,
  out: opened,
});

export const weChatDeposit = endpoint('POST', '/wps/relay/MCS2_weChat', {
  ...opening,
  in: byMethod,
  out: opened,
});

/** Reports a bank transfer that the member has made. Staff check it. */
export const manualTransfer = endpoint('POST', '/wps/relay/MCS2_manualTransfer', {
  ...opening,
  in: type({
    amount,
    accountId: '1 <= string <= 40',
    payer: '1 <= string <= 80',
    'reference?': 'string <= 60',
  }),
  out: opened,
});

export const voucherDeposit = endpoint('POST', '/wps/relay/MCS2_voucher', {
  ...opening,
  in: type({ code: '1 <= string <= 40' }),
  out: opened,
});

export const cancelDeposit = endpoint('POST', '/wps/relay/MCS2_cancelDeposit', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ depositId: '1 <= string <= 40' }),
  out: opened,
});

export const depositReport = endpoint('GET', '/wps/relay/MCS2_depositReport', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ ...paged, ...between, 'state?': depositState, 'category?': depositCategory }),
  out: type({ content: deposit.array(), ...pageTotals, 'totalPaid?': 'number' }),
});
