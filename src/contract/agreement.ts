import { type } from 'arktype';
import { endpoint } from './endpoint';

/** Non-empty where a proposal waits for the member's answer. */
const requests = {
  dailysalreqtype: 'string',
  divtypecompperiodreq: 'string',
  contracthoursalreq: 'string',
} as const;

const agreement = type({
  contractId: 'string',
  kind: "'daily' | 'dividend' | 'hourly'",
  state: "'pending' | 'accepted' | 'declined'",
  proposedBy: 'string',
  proposedAt: 'number',
  'answeredAt?': 'number',
  /** What the rates count: the stake, or the loss of the team. */
  basis: "'stake' | 'loss'",
  /** daily, weekly, halfMonthly, monthly or hourly. */
  period: 'string',
  leastActive: 'number.integer',
  steps: type({ from: 'number', percent: 'number' }).array(),
});
export type Agreement = typeof agreement.infer;

const answer = type({ ...requests, contract: agreement.or('null') });

/** All proposals at once: what is asked after a session is renewed. */
export const pendingContracts = endpoint('GET', '/wps/relay/MCS2_getPendingContracts', {
  auth: 'session',
  carries: ['token'],
  out: type({ ...requests }),
});

export const salaryContract = endpoint('GET', '/wps/relay/MCS2_getSalaryContract', {
  auth: 'session',
  carries: ['token'],
  out: answer,
});

export const dividendContract = endpoint('GET', '/wps/relay/MCS2_getDevidendContract', {
  auth: 'session',
  carries: ['token'],
  out: answer,
});

export const hourlyContract = endpoint('GET', '/wps/relay/MCS2_getHourContract', {
  auth: 'session',
  carries: ['token'],
  out: answer,
});

export const answerContract = endpoint('POST', '/wps/relay/MCS2_answerContract', {
  auth: 'session',
  carries: ['token'],
  in: type({ kind: "'daily' | 'dividend' | 'hourly'", accept: 'boolean' }),
  out: answer,
});
