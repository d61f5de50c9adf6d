import { vipLevels } from '../../fixtures/vip';
import type { Database } from '../core/database';
import { vipClaims } from '../db/claim';
import type { Member } from '../db/member';
import { localDay, startOfLocalDay } from './localDay';

const DAY = 86_400_000;

/** The Monday of the week, and below the first day of the month. */
const weekOf = (at: number) => {
  const day = new Date(`${localDay(at)}T00:00:00Z`);
  return localDay(at - ((day.getUTCDay() + 6) % 7) * DAY);
};
const monthOf = (at: number) => `${localDay(at).slice(0, 7)}-01`;
const nextMonth = (at: number) => startOfLocalDay(monthOf(startOfLocalDay(monthOf(at)) + 32 * DAY));

export interface VipBenefit {
  id: string;
  kind: 'upgrade' | 'weekly' | 'monthly';
  level: number;
  /** Minor units. */
  amount: number;
  isClaimed: boolean;
  againAt?: number;
}

/** All benefits of a member: upgrade bonuses once per level, the others once per week or month. */
export function vipBenefitsOf(db: Database, { id: memberId, vipLevel }: Member): VipBenefit[] {
  const now = db.clock.now();
  const current = vipLevels[Math.min(vipLevel, vipLevels.length - 1)];
  if (!current) return [];
  const { level } = current;
  const upgrades = vipLevels.slice(1, vipLevel + 1).map((level) => ({
    kind: 'upgrade',
    level: level.level,
    amount: level.upgradeBonus,
    key: level.level,
  }));
  const again = [
    { kind: 'weekly', level, amount: current.weeklyBonus, key: weekOf(now) },
    { kind: 'monthly', level, amount: current.monthlyBonus, key: monthOf(now) },
  ];
  const againAt = { weekly: startOfLocalDay(weekOf(now)) + 7 * DAY, monthly: nextMonth(now) };
  return [...upgrades, ...again]
    .filter(({ amount }) => amount > 0)
    .map(({ key, ...benefit }) => {
      const kind = benefit.kind as VipBenefit['kind'];
      const id = `${memberId}/${kind}/${key}`;
      const isClaimed = db.table(vipClaims).get(id) !== undefined;
      return {
        ...benefit,
        id,
        kind,
        isClaimed,
        ...(kind === 'upgrade' ? {} : { againAt: againAt[kind] }),
      };
    });
}
