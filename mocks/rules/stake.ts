import { cashier } from '../../fixtures/cashier';
import { vipLevels } from '../../fixtures/vip';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { type Bet, bets } from '../db/bet';
import { turnovers } from '../db/deposit';
import { isReal, type Member, members } from '../db/member';
import { CASH } from '../db/wallet';
import { checkBound } from './limit';
import { balanceOf, move, positive, toWire } from './money';

/** A stake as asked for: within the game's and the house's bounds. */
export function stakeOf(asked: number, least: number): number {
  const stake = positive(asked);
  const most = cashier.mostStake;
  if (stake < least || stake > most) {
    refuse('stake_limit', { value: { min: toWire(least), max: toWire(most) } });
  }
  return stake;
}

/** Before bets are placed: all of them can be paid within the member's own bound, or none is. */
export function checkEnough(
  db: Database,
  memberId: string,
  vendor: string,
  parts: { stake: number }[],
) {
  let own = balanceOf(db, memberId, vendor);
  let cash = balanceOf(db, memberId);
  for (const { stake } of parts) {
    if (own >= stake) own -= stake;
    else cash -= stake;
  }
  if (cash < 0) refuse('balance_insufficient');
  checkBound(
    db,
    memberId,
    'dailyStake',
    parts.reduce((sum, { stake }) => sum + stake, 0),
  );
}

type NewBet = Omit<Bet, 'id' | 'memberId' | 'wallet' | 'at' | 'win' | 'state'>;

/** Takes the stake, from the vendor's own wallet when enough lies there. */
export async function placeBet(db: Database, { id: memberId }: Member, bet: NewBet): Promise<Bet> {
  const hasOwn = balanceOf(db, memberId, bet.vassalage) >= bet.stake;
  const wallet = hasOwn ? bet.vassalage : CASH;
  const id = db.newId('B');
  await move(db, { memberId, wallet, kind: 'BET', amount: -bet.stake, ref: id });
  const at = db.clock.now();
  return db.of(bets).add({ ...bet, id, memberId, wallet, at, win: 0, state: 'pending' });
}

/** Pays what the bet won, if anything, and counts its stake. */
export async function endBet(db: Database, bet: Bet, win: number, at = db.clock.now()) {
  const { id, memberId, wallet } = bet;
  if (win) await move(db, { memberId, wallet, kind: 'WIN', amount: win, ref: id, at });
  await countStake(db, memberId, bet.stake);
  return db.of(bets).change(id, { win, state: win ? 'won' : 'lost' });
}

/** Towards an open bonus and, for a real member, towards the next VIP level: a point for 1.00. */
async function countStake(db: Database, memberId: string, stake: number) {
  const open = db.of(turnovers).get(memberId);
  if (open) await db.of(turnovers).change(memberId, { left: Math.max(0, open.left - stake) });
  const member = db.of(members).get(memberId);
  if (!member || !isReal(member)) return;
  const points = member.points + Math.floor(stake / 100);
  const reached = vipLevels.findLast((one) => one.points <= points)?.level ?? 0;
  await db.of(members).change(memberId, { points, vipLevel: Math.max(member.vipLevel, reached) });
}
