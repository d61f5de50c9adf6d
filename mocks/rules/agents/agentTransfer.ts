import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { agentTransfers } from '../../db/agents/agent';
import { needsVerification } from '../account/verification';
import { moveMoney } from '../cashier/money';
import { closureOf } from '../safePlay/closure';
import { missingLimits, tightestLimit } from '../safePlay/limit';
import { sharedLimitOf } from '../safePlay/sharedLimit';

export interface AgentTransfer {
  to: Member;
  amount: number;
  remark: string;
}

/** A break, a limit and a missing verification have the same error, so that agents cannot tell them apart. */
export function checkReceiver(db: Database, to: Member, amount: number) {
  const limit = tightestLimit(db, to.id, 'deposit');
  const shared = sharedLimitOf(db, to.id);
  const isAbove = [limit, shared].some((one) => one !== undefined && amount > one.left);
  const isClosed =
    closureOf(db, to.id) ||
    missingLimits(db, to.id).length > 0 ||
    needsVerification(db, to.id, 'firstDeposit');
  if (isClosed || isAbove) reject('transfer_unavailable');
}

/** Moves money from the wallet of an agent to the wallet of a member of the downline. */
export async function transferToDownline(
  db: Database,
  agent: Member,
  { to, amount, remark }: AgentTransfer,
) {
  const id = db.newId('T');
  const ref = `transfer/${id}`;
  await moveMoney(db, { memberId: agent.id, kind: 'TRANSFER_OUT', amount: -amount, ref });
  await moveMoney(db, { memberId: to.id, kind: 'TRANSFER_IN', amount, ref });
  const at = db.clock.now();
  return db.table(agentTransfers).create({ id, from: agent.id, to: to.id, amount, remark, at });
}
