import { type AgentContractKind, contractTerms } from '../../../fixtures/agents/agentContracts';
import * as contract from '../../../src/contract/agents/agentContract';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { type AgentContractRow, agentContracts } from '../../db/agents/agentContract';

/** Account types that never get a contract. */
const EXEMPT_TYPES = [4, 40, 41, 42];

/** The field that says that a contract of the kind is pending. */
const REQUEST_FIELDS = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

const contractOfKind = (db: Database, { id, type }: Member, kind: AgentContractKind) =>
  EXEMPT_TYPES.includes(type) ? undefined : db.table(agentContracts).get(`${id}/${kind}`);

function pendingRequests(db: Database, member: Member, kinds: AgentContractKind[]) {
  const requests = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
  for (const kind of kinds) {
    const isPending = contractOfKind(db, member, kind)?.state === 'pending';
    if (isPending) requests[REQUEST_FIELDS[kind]] = contractTerms[kind].request;
  }
  return requests;
}

function toWire({
  id,
  memberId: _,
  answeredAt,
  ...row
}: AgentContractRow): contract.WireAgentContract {
  const { basis, period, minActiveMembers, steps } = contractTerms[row.kind];
  const answered = answeredAt === null ? {} : { answeredAt };
  return { ...row, ...answered, contractId: id, basis, period, minActiveMembers, steps };
}

function contractAnswer(db: Database, member: Member, kind: AgentContractKind) {
  const found = contractOfKind(db, member, kind);
  return { ...pendingRequests(db, member, [kind]), contract: found ? toWire(found) : null };
}

export const agentContract = [
  handle(contract.pendingAgentContracts, ({ db, member }) =>
    pendingRequests(db, member, ['daily', 'dividend', 'hourly']),
  ),
  handle(contract.salaryContract, ({ db, member }) => contractAnswer(db, member, 'daily')),
  handle(contract.dividendContract, ({ db, member }) => contractAnswer(db, member, 'dividend')),
  handle(contract.hourlyContract, ({ db, member }) => contractAnswer(db, member, 'hourly')),

  handle(contract.answerAgentContract, async ({ db, member, input: { kind, accept } }) => {
    const found = contractOfKind(db, member, kind);
    if (found?.state !== 'pending') return reject('contact_agent');
    const state = accept ? 'accepted' : 'declined';
    await db.table(agentContracts).update(found.id, { state, answeredAt: db.clock.now() });
    return contractAnswer(db, member, kind);
  }),
];
