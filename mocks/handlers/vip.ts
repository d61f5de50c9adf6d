import { vipLevels } from '../../fixtures/vip';
import * as contract from '../../src/contract/vip';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { vipClaims } from '../db/claim';
import { move, once, totalOf, toWire } from '../rules/money';
import { settled } from '../rules/settle';
import { vipClaimsOf } from '../rules/vip';

export const vip = [
  handle(
    contract.vip,
    settled(({ db, member }) => {
      const next = vipLevels[member.vipLevel + 1];
      return {
        level: member.vipLevel,
        points: member.points,
        ...(next ? { nextPoints: next.points } : {}),
        levels: vipLevels.map((one) => ({
          ...one,
          upgradeBonus: toWire(one.upgradeBonus),
          weeklyBonus: toWire(one.weeklyBonus),
          monthlyBonus: toWire(one.monthlyBonus),
          dailyWithdraw: toWire(one.dailyWithdraw),
        })),
        claims: vipClaimsOf(db, member).map(({ kind, level, amount, isClaimed, againAt }) => ({
          ...{ kind, level, amount: toWire(amount) },
          state: isClaimed ? 'claimed' : 'claimable',
          ...(againAt === undefined ? {} : { againAt }),
        })),
      };
    }),
  ),

  handle(
    contract.claimVip,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input } = ask;
        const found = vipClaimsOf(db, member).find(
          ({ kind, level, isClaimed }) =>
            !isClaimed &&
            kind === input.kind &&
            (input.level === undefined || level === input.level),
        );
        if (!found) return refuse('vip_nothing');
        const { id, kind, amount } = found;
        await move(db, { memberId: member.id, kind: 'VIP', amount, ref: id });
        await db.of(vipClaims).add({ id, memberId: member.id, at: db.clock.now() });
        return { kind, amount: toWire(amount), sumBalance: toWire(totalOf(db, member.id)) };
      }),
    ),
  ),
];
