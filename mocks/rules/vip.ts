import { vipLevels } from '../../fixtures/vip';
import type { Database } from '../core/database';
import { vipClaims } from '../db/claim';
import type { Member } from '../db/member';
import { dayOf, startOf } from './day';

const DAY = 86_400_000;

/** The Monday that a week began with, and the first of a month. */
const weekOf = (at: number) => {
  const day = new Date(`${dayOf(at)}T00:00:00Z`);
  return dayOf(at - ((day.getUTCDay() + 6) % 7) * DAY);
};
const monthOf = (at: number) => `${dayOf(at).slice(0, 7)}-01`;
const nextMonth = (at: number) => startOf(monthOf(startOf(monthOf(at)) + 32 * DAY));

export interface VipClaim {
  id: string;
  kind: 'upgrade' | 'weekly' | 'monthly';
  level: number;
  /** Minor units. */
  amount: number;
  isClaimed: boolean;
  againAt?: number;
}

/** Every benefit of the member's levels: each upgrade once, the others once a week or month. */
export function vipClaimsOf(db: Database, { id: memberId, vipLevel }: Member): VipClaim[] {
  const now = db.clock.now();
  const here = vipLevels[Math.min(vipLevel, vipLevels.length - 1)];
  if (!here) return [];
  const { level } = here;
  const upgrades = vipLevels.slice(1, vipLevel + 1).map((one) => ({
    kind: 'upgrade',
    level: one.level,
    amount: one.upgradeBonus,
    key: one.level,
  }));
  const again = [
    { kind: 'weekly', level, amount: here.weeklyBonus, key: weekOf(now) },
    { kind: 'monthly', level, amount: here.monthlyBonus, key: monthOf(now) },
  ];
  const againAt = { weekly: startOf(weekOf(now)) + 7 * DAY, monthly: nextMonth(now) };
  return [...upgrades, ...again]
    .filter(({ amount }) => amount > 0)
    .map(({ key, ...one }) => {
      const kind = one.kind as VipClaim['kind'];
      const id = `${memberId}/${kind}/${key}`;
      const isClaimed = db.of(vipClaims).get(id) !== undefined;
      return {
        ...one,
        id,
        kind,
        isClaimed,
        ...(kind === 'upgrade' ? {} : { againAt: againAt[kind] }),
      };
    });
}
