import type { Database } from '../../core/database';
import { agentTransfers } from '../../db/agents/agent';
import { deposits } from '../../db/cashier/deposit';
import { bets } from '../../db/lottery/bet';
import type { LimitRow } from '../../db/safePlay/limit';
import { minutesUsed } from '../account/presence';

/** The states of deposits that were not paid. */
const UNPAID = ['rejected', 'expired', 'cancelled'];
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const betsSince = (db: Database, memberId: string, since: number) =>
  db
    .table(bets)
    .filter((bet) => bet.memberId === memberId && bet.at >= since && bet.state !== 'cancelled');

/** Open deposits count too: their money may be on the way. So does money that an agent gives. */
function deposited(db: Database, memberId: string, since: number) {
  const ownDeposits = db
    .table(deposits)
    .filter((row) => row.memberId === memberId && row.at >= since && !UNPAID.includes(row.state));
  const received = db.table(agentTransfers).filter((row) => row.to === memberId && row.at >= since);
  return sum([...ownDeposits, ...received].map(({ amount }) => amount));
}

/** Open bets count as lost until they are settled. Never less than zero, so that a win does not raise the limit. */
function lost(db: Database, memberId: string, since: number) {
  const net = betsSince(db, memberId, since).map(({ stake, win }) => stake - win);
  return Math.max(0, sum(net));
}

const staked = (db: Database, memberId: string, since: number) =>
  sum(betsSince(db, memberId, since).map(({ stake }) => stake));

const USES = { deposit: deposited, loss: lost, stake: staked, time: minutesUsed };

/** How much of a limit is used since a time, in minor units or minutes. */
export const limitUse = (
  db: Database,
  memberId: string,
  kind: LimitRow['kind'],
  since: number,
): number => USES[kind](db, memberId, since);
