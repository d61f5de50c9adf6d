import { vipLevels } from '../../../fixtures/promotions/vip';
import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { flights } from '../../db/games/flight';
import { type Bet, bets, orders } from '../../db/lottery/bet';
import { rebateClaims } from '../../db/promotions/claim';
import { floorMinor } from '../cashier/money';

/** A round is settled at once, a crash round by its end, a lottery bet by its draw. */
function settledAt(db: Database, { id, orderId, at }: Bet) {
  const drawnAt = orderId && db.table(orders).get(orderId)?.opensAt;
  return drawnAt || (db.table(flights).get(id)?.endedAt ?? at);
}

/** Manual rebates by game type: a share, by VIP level, of the stakes that were settled since the last claim. */
export function openRebates(db: Database, { id, vipLevel, registeredAt }: Member) {
  const ratePercent = vipLevels[vipLevel]?.rebatePercent ?? 0;
  const since = new Map<string, number>();
  for (const { memberId, gameType, at } of db.table(rebateClaims).all()) {
    if (memberId === id) since.set(gameType, Math.max(at, since.get(gameType) ?? 0));
  }
  const turnover = new Map<string, number>();
  for (const bet of db.table(bets).all()) {
    const { memberId, gameType, stake, state } = bet;
    const isSettled = state === 'won' || state === 'lost';
    if (memberId !== id || !isSettled) continue;
    if (settledAt(db, bet) <= (since.get(gameType) ?? 0)) continue;
    turnover.set(gameType, (turnover.get(gameType) ?? 0) + stake);
  }
  return [...turnover].map(([gameType, staked]) => ({
    gameType,
    turnover: staked,
    ratePercent,
    amount: floorMinor((staked * ratePercent) / 100),
    since: since.get(gameType) ?? registeredAt,
  }));
}
