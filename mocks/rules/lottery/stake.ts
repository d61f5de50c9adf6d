import { cashier } from '../../../fixtures/cashier/cashier';
import { vipLevels } from '../../../fixtures/promotions/vip';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member, members } from '../../db/account/member';
import { CASH } from '../../db/cashier/wallet';
import { type Bet, bets, settledState } from '../../db/lottery/bet';
import { balanceOf, moveMoney, parseAmount, toDecimal } from '../cashier/money';
import { checkBonusStake, countForBonus } from '../promotions/bonus';
import { checkOwnLimit } from '../safePlay/limit';

/** Converts a stake to minor units and checks its limits. */
export function parseStake(amount: number, min: number): number {
  const stake = parseAmount(amount);
  const max = cashier.maxStake;
  if (stake < min || stake > max) {
    reject('stake_limit', { value: { min: toDecimal(min), max: toDecimal(max) } });
  }
  return stake;
}

/** Checks balance, own limit and the bonus for all bets of an order, before the first is placed. */
export function checkStakes(
  db: Database,
  memberId: string,
  vendor: string,
  newBets: { stake: number }[],
  gameType: string,
) {
  let vendorBalance = balanceOf(db, memberId, vendor);
  let cash = balanceOf(db, memberId);
  for (const { stake } of newBets) {
    if (vendorBalance >= stake) vendorBalance -= stake;
    else cash -= stake;
  }
  if (cash < 0) reject('balance_insufficient');
  const total = newBets.reduce((sum, { stake }) => sum + stake, 0);
  checkOwnLimit(db, memberId, 'stake', total);
  checkOwnLimit(db, memberId, 'loss', total);
  checkBonusStake(
    db,
    memberId,
    newBets.map(({ stake }) => stake),
    gameType,
  );
}

type NewBet = Omit<Bet, 'id' | 'memberId' | 'wallet' | 'at' | 'win' | 'state'>;

/** Takes the stake from the wallet of the vendor if that has enough, else from the cash wallet. */
export async function placeBet(db: Database, { id: memberId }: Member, bet: NewBet): Promise<Bet> {
  const isCovered = balanceOf(db, memberId, bet.vassalage) >= bet.stake;
  const wallet = isCovered ? bet.vassalage : CASH;
  const id = db.newId('B');
  await moveMoney(db, { memberId, wallet, kind: 'BET', amount: -bet.stake, ref: id });
  const at = db.clock.now();
  return db.table(bets).create({ ...bet, id, memberId, wallet, at, win: 0, state: 'pending' });
}

/** Pays the win of a bet and counts its stake. */
export async function settleBet(db: Database, bet: Bet, win: number, at = db.clock.now()) {
  const { id, memberId, wallet } = bet;
  if (win) await moveMoney(db, { memberId, wallet, kind: 'WIN', amount: win, ref: id, at });
  await countStake(db, memberId, bet.stake);
  const settled = await db.table(bets).update(id, {
    win,
    state: settledState(bet.stake, win),
  });
  await countForBonus(db, memberId, { stake: bet.stake, gameType: bet.gameType, at });
  return settled;
}

/** Settled stakes since a time, in minor units. */
export const stakedSince = (db: Database, memberId: string, since: number) =>
  db
    .table(bets)
    .filter((bet) => bet.memberId === memberId && bet.at >= since)
    .filter(({ state }) => state === 'won' || state === 'lost')
    .reduce((sum, { stake }) => sum + stake, 0);

/** Counts the stake of a real member for the VIP level: one point per 1.00. */
async function countStake(db: Database, memberId: string, stake: number) {
  const member = db.table(members).get(memberId);
  if (!member || !isRealMember(member)) return;
  // Cents count together with those of earlier stakes.
  const before = stakedSince(db, memberId, 0);
  const points = member.points + Math.floor((before + stake) / 100) - Math.floor(before / 100);
  const level = vipLevels.findLast((vipLevel) => vipLevel.points <= points)?.level ?? 0;
  await db.table(members).update(memberId, { points, vipLevel: Math.max(member.vipLevel, level) });
}
