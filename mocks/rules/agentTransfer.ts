import type { Database } from '../core/database';
import { agentTransfers } from '../db/agent';
import type { Member } from '../db/member';
import { move } from './money';

export interface Given {
  to: Member;
  amount: number;
  remark: string;
}

/** Money from an agent to somebody below: leaves one wallet, reaches the other. */
export async function give(db: Database, agent: Member, { to, amount, remark }: Given) {
  const id = db.newId('T');
  const ref = `transfer/${id}`;
  await move(db, { memberId: agent.id, kind: 'TRANSFER_OUT', amount: -amount, ref });
  await move(db, { memberId: to.id, kind: 'TRANSFER_IN', amount, ref });
  const at = db.clock.now();
  return db.of(agentTransfers).add({ id, from: agent.id, to: to.id, amount, remark, at });
}
