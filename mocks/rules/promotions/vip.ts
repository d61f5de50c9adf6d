import { vipLevels } from '../../../fixtures/promotions/vip';
import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { vipClaims } from '../../db/promotions/claim';
import { endOfPeriod, localDay, startOfPeriod } from '../site/localDay';

export interface VipBenefit {
  id: string;
  kind: 'upgrade' | 'weekly' | 'monthly';
  level: number;
  /** Minor units. */
  amount: number;
  isClaimed: boolean;
  /** When a weekly or monthly bonus can be claimed again. */
  againAt?: number;
}

/** All benefits of a member: upgrade bonuses once per level, the others once per week or month. */
export function vipBenefitsOf(db: Database, { id: memberId, vipLevel }: Member): VipBenefit[] {
  const now = db.clock.now();
  const current = vipLevels[Math.min(vipLevel, vipLevels.length - 1)];
  if (!current) return [];
  const { level } = current;
  const upgrades = vipLevels.slice(1, vipLevel + 1).map((reached) => ({
    kind: 'upgrade',
    level: reached.level,
    amount: reached.upgradeBonus,
    key: reached.level,
  }));
  const periodic = [
    {
      kind: 'weekly',
      level,
      amount: current.weeklyBonus,
      key: localDay(startOfPeriod(now, 'week')),
    },
    {
      kind: 'monthly',
      level,
      amount: current.monthlyBonus,
      key: localDay(startOfPeriod(now, 'month')),
    },
  ];
  const againAt = { weekly: endOfPeriod(now, 'week'), monthly: endOfPeriod(now, 'month') };
  return [...upgrades, ...periodic]
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
