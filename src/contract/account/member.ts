import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** Values of a member's `type`. Every other type is a trial account. */
export const REAL_TYPES = [0, 1, 2];
export const TRIAL_TYPE = 4;
/** Members of these types cannot have agent contracts. */
export const TYPES_WITHOUT_AGENT_CONTRACTS = [4, 40, 41, 42];

export const memberInfo = endpoint('GET', '/wps/member/info', {
  personal: ['id', 'nickname', 'account', 'email', 'payeeName', 'mobile', 'icon'],
  auth: 'session',
  out: type({
    'id?': 'number | string',
    'type?': 'number',
    'nickname?': 'string | null',
    'account?': 'string',
    'clubLabel?': type({ 'labelName?': 'string | number | null' }).or('null'),
    'isAgent?': 'boolean',
    'email?': 'string | null',
    'payeeName?': 'string | null',
    'mobile?': 'string | null',
    'icon?': 'string | null',
    'registeredAt?': 'number',
  }),
});
export type MemberInfo = typeof memberInfo.out.infer;
