import { type } from 'arktype';
import { type AgentContractKind, contractTerms } from '../../../fixtures/agents/agentContracts';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const agentContract = type({
  id: 'string',
  memberId: 'string',
  kind: "'daily' | 'dividend' | 'hourly'",
  state: "'pending' | 'accepted' | 'declined'",
  proposedBy: 'string',
  proposedAt: 'number',
  answeredAt: 'number | null',
});
export type AgentContractRow = typeof agentContract.infer;

/** A member has one contract of each kind at most. The id is `<member>/<kind>`. */
export const agentContracts = defineTable('agentContracts', agentContract);

const HOUR = 3_600_000;

export function proposeContract(db: Database, memberId: string, kind: AgentContractKind) {
  const id = `${memberId}/${kind}`;
  const proposedAt = db.clock.now() - 5 * HOUR;
  const { proposedBy } = contractTerms[kind];
  const noAnswer = { state: 'pending' as const, answeredAt: null };
  const row = { id, memberId, kind, proposedBy, proposedAt, ...noAnswer };
  return db.table(agentContracts).upsert(row);
}

export async function seedAgentContracts(db: Database) {
  await proposeContract(db, 'm-victor', 'daily');
  await proposeContract(db, 'm-agustin', 'dividend');
  const answeredAt = db.clock.now() - 900 * HOUR;
  await db.table(agentContracts).update('m-agustin/dividend', { state: 'accepted', answeredAt });
}
