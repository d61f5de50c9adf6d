import { type } from 'arktype';
import { limitOrNone } from '../account/fields';
import { endpoint } from '../endpoint';

export const depositCategory = type("'wallet' | 'bank' | 'card' | 'crypto' | 'cash' | 'voucher'");

/** Which endpoint opens a deposit by this method. */
const via = type("'gateway' | 'manual' | 'alipay' | 'qq' | 'wechat' | 'voucher'");

export const depositMethod = type({
  methodId: 'string',
  category: depositCategory.default('wallet'),
  via: via.default('gateway'),
  name: 'string',
  icon: "string = ''",
  'min?': 'number',
  max: limitOrNone,
  /** Suggested amounts. Any amount between min and max is possible. */
  amounts: 'number[]',
  'feePercent?': 'number',
  'arrivalMinutes?': 'number.integer',
  isUnderMaintenance: 'boolean = false',
  /** The bank accounts for manual transfers. */
  accounts: type({
    accountId: 'string',
    bankName: "string = ''",
    holder: "string = ''",
    accountNumber: 'string',
  }).array(),
});
export type DepositMethod = typeof depositMethod.infer;

export const depositMethods = endpoint('GET', '/wps/relay/MCS2_getDepositBanks', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ 'category?': depositCategory }),
  list: 'methods',
  out: type({
    categories: type({ category: depositCategory, name: "string = ''" }).array(),
    methods: depositMethod.array(),
    /** The member cannot deposit now. `until` is null when the break never ends, and absent when its end is not known. An extension. */
    'closed?': {
      reason: "'break' | 'time' | 'register'",
      'until?': 'number | null',
    },
  }),
});

export const depositPromos = endpoint('GET', '/wps/relay/MCS2_getDepositPromos', {
  module: 'FUNDTRANS3',
  auth: 'member',
  out: type({
    promoId: 'string',
    title: 'string',
    text: "string = ''",
    'percent?': 'number',
    /** Absent: there is no maximum. */
    'maxBonus?': 'number',
    'minDeposit?': 'number',
    /** How many times the bonus must be staked before it can be withdrawn. */
    'turnover?': 'number',
    isAccepted: 'boolean = false',
    isUsed: 'boolean = false',
  }).array(),
});

/** Chooses the promotion for the next deposit. Null: none. */
export const acceptPromo = endpoint('POST', '/wps/relay/MCS2_acceptPromo', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({ promoId: '1 <= string <= 40 | null' }),
  out: type({ 'promoId?': 'string | null' }),
});
