import { type } from 'arktype';
import { amount, between, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const account = '1 <= string <= 64';
/** A sum that the backend does not send is not shown. */
const sums = {
  'deposits?': 'number',
  'withdrawals?': 'number',
  'stake?': 'number',
  'win?': 'number',
  'commission?': 'number',
} as const;

/** Percent of the stake that is paid back, by game type. */
export const rebates = type({ '[string]': '0 <= number <= 100' });

/** A member below the agent. `level` 1 is directly below. Sums are of the requested period. */
const downlineMember = type({
  account: 'string',
  'nickname?': 'string | null',
  'level?': 'number.integer',
  upline: "string = ''",
  isAgent: 'boolean = false',
  joinedAt: 'number = 0',
  lastLoginAt: 'number = 0',
  'balance?': 'number',
  /** How many members are directly below this one. */
  directs: 'number.integer = 0',
  /** How many members are in its whole downline. */
  team: 'number.integer = 0',
  ...sums,
});
export type DownlineMember = typeof downlineMember.infer;

/** The whole downline, or the part below one of its members. */
export const downlines = endpoint('GET', '/wps/agent/downlines', {
  personal: ['account', 'nickname', 'upline'],
  auth: 'agent',
  module: 'AGEDOWNMAN3',
  in: type({
    ...paged,
    ...between,
    'upline?': account,
    'name?': 'string <= 64',
    'level?': '1 <= number.integer <= 3',
    'sort?': "'joinedAt' | 'stake' | 'deposits' | 'balance'",
  }),
  list: 'content',
  out: type({ content: downlineMember.array(), ...pageTotals }),
});

export const downline = endpoint('GET', '/wps/agent/downline', {
  personal: ['account', 'nickname', 'upline', 'mobile'],
  auth: 'agent',
  module: 'AGEDOWNMAN3',
  in: type({ account, ...between }),
  out: downlineMember.merge({
    'rebates?': rebates,
    /** The highest rebates that the agent can give: its own. Absent: none can be given. */
    'maxRebates?': rebates,
    'mobile?': 'string | null',
  }),
});

const transferred = type({
  transferId: 'string',
  account: 'string',
  amount: 'number',
  at: 'number = 0',
});

/** Sent when the agent has one. The specification names none for transfers. */
const paymentPassword = { 'paymentPassword?': 'string <= 64' } as const;

/** Moves money from the agent's balance to a member below. */
export const transferDownline = endpoint('POST', '/wps/agent/transferDownline', {
  auth: 'agent',
  module: 'FUNDTRANS3',
  money: true,
  in: type({ account, amount, 'remark?': 'string <= 140', ...paymentPassword }),
  out: type({ 'transferId?': 'string', 'balance?': 'number' }).or('null'),
});

/** Makes all transfers or none. */
export const transferDownlines = endpoint('POST', '/wps/agent/transferMultipleDownline', {
  auth: 'agent',
  module: 'FUNDTRANS3',
  money: true,
  in: type({
    transfers: type({ account, amount }).array().atLeastLength(1).atMostLength(50),
    'remark?': 'string <= 140',
    ...paymentPassword,
  }),
  out: type({ 'transfers?': transferred.array(), 'balance?': 'number' }).or('null'),
});

export const downlineTransfers = endpoint('GET', '/wps/relay/ODSFE2_transferReport', {
  auth: 'agent',
  module: 'FUNDTRANS3',
  in: type({ ...paged, ...between, 'account?': account }),
  list: 'content',
  out: type({
    content: transferred.merge({ remark: "string = ''" }).array(),
    ...pageTotals,
    'sum?': 'number',
  }),
});

export const updateRebates = endpoint('POST', '/wps/agent/updateDownlineRebates', {
  auth: 'agent',
  module: 'AGEDOWNMAN3',
  in: type({ account, rebates }),
  out: type({ 'account?': 'string', 'rebates?': rebates }).or('null'),
});

const team = {
  'members?': 'number.integer',
  'active?': 'number.integer',
  'joined?': 'number.integer',
} as const;

/** The numbers of the team. Without dates: the last seven days. */
export const teamReport = endpoint('GET', '/wps/relay/ODSFE2_teamReport', {
  auth: 'agent',
  module: 'AGEINFO3',
  in: type(between),
  out: type({
    ...team,
    ...sums,
    levels: type({ level: 'number.integer', ...team, ...sums }).array(),
    days: type({ day: 'string', at: 'number = 0', active: 'number.integer = 0', ...sums }).array(),
  }),
});

/** Commission by day, newest first. `pending` can be claimed. */
export const commissions = endpoint('GET', '/wps/relay/ODSFE2_commissionReport', {
  auth: 'agent',
  module: 'AGEINFO3',
  in: type({ ...paged, ...between }),
  list: 'content',
  out: type({
    content: type({
      day: 'string',
      at: 'number = 0',
      'stake?': 'number',
      amount: 'number',
      'state?': "'pending' | 'paid'",
    }).array(),
    ...pageTotals,
    /** Absent: it is not known, and nothing can be claimed here. */
    'pending?': 'number',
  }),
});

export const claimCommission = endpoint('POST', '/wps/relay/MCS2_claimCommission', {
  auth: 'agent',
  module: 'AGEINFO3',
  money: true,
  out: type({ 'amount?': 'number', 'balance?': 'number' }).or('null'),
});

export const inviteLink = endpoint('GET', '/wps/relay/MCS2_getInviteLink', {
  personal: ['code', 'url', 'qr'],
  auth: 'agent',
  module: 'AGEINFO3',
  out: type({
    code: "string = ''",
    url: 'string',
    /** The content of the QR code for the link. Empty: the link itself. */
    qr: "string = ''",
    'registrations?': 'number.integer',
    'rebates?': rebates,
  }),
});
