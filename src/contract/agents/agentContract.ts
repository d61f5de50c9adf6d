import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** A field is not empty while a contract of its kind waits for the member's answer. */
const requestFields = {
  dailysalreqtype: "string = ''",
  divtypecompperiodreq: "string = ''",
  contracthoursalreq: "string = ''",
} as const;

const agentContract = type({
  contractId: "string = ''",
  /** Absent: the kind that was requested. */
  'kind?': "'daily' | 'dividend' | 'hourly'",
  /** Absent: it waits for an answer when the field of its kind says so, else it is not known. */
  'state?': "'pending' | 'accepted' | 'declined'",
  proposedBy: "string = ''",
  proposedAt: 'number = 0',
  'answeredAt?': 'number',
  /** What the percentages apply to: the stake or the loss of the team. */
  'basis?': "'stake' | 'loss'",
  /** daily, weekly, halfMonthly, monthly or hourly. */
  period: "string = ''",
  'minActiveMembers?': 'number.integer',
  steps: type({ from: 'number', percent: 'number' }).array(),
});
export type WireAgentContract = typeof agentContract.infer;

const contractReply = type({ ...requestFields, contract: agentContract.or('null').default(null) });

/** Which agent contracts wait for an answer. Requested after a session is renewed. */
export const pendingAgentContracts = endpoint('GET', '/wps/relay/MCS2_getPendingContracts', {
  personal: ['proposedBy'],
  auth: 'session',
  carries: ['token'],
  out: type(requestFields),
});

export const salaryContract = endpoint('GET', '/wps/relay/MCS2_getSalaryContract', {
  personal: ['proposedBy'],
  auth: 'session',
  carries: ['token'],
  out: contractReply,
});

export const dividendContract = endpoint('GET', '/wps/relay/MCS2_getDevidendContract', {
  personal: ['proposedBy'],
  auth: 'session',
  carries: ['token'],
  out: contractReply,
});

export const hourlyContract = endpoint('GET', '/wps/relay/MCS2_getHourContract', {
  personal: ['proposedBy'],
  auth: 'session',
  carries: ['token'],
  out: contractReply,
});

export const answerAgentContract = endpoint('POST', '/wps/relay/MCS2_answerContract', {
  personal: ['proposedBy'],
  auth: 'session',
  carries: ['token'],
  in: type({ kind: "'daily' | 'dividend' | 'hourly'", accept: 'boolean' }),
  out: contractReply,
});
