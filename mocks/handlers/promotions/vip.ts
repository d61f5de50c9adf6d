import { vipLevels } from '../../../fixtures/promotions/vip';
import * as contract from '../../../src/contract/promotions/vip';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { vipClaims } from '../../db/promotions/claim';
import { idempotent, moveMoney, toDecimal, totalOf } from '../../rules/cashier/money';
import { vipBenefitsOf } from '../../rules/promotions/vip';
import { withDueEvents } from '../../rules/site/dueEvents';

export const vip = [
  handle(
    contract.vip,
    withDueEvents(({ db, member }) => {
      const next = vipLevels[member.vipLevel + 1];
      return {
        level: member.vipLevel,
        points: member.points,
        ...(next ? { nextPoints: next.points } : {}),
        levels: vipLevels.map((level) => ({
          ...level,
          upgradeBonus: toDecimal(level.upgradeBonus),
          weeklyBonus: toDecimal(level.weeklyBonus),
          monthlyBonus: toDecimal(level.monthlyBonus),
          dailyWithdraw: toDecimal(level.dailyWithdraw),
        })),
        claims: vipBenefitsOf(db, member).map(({ kind, level, amount, isClaimed, againAt }) => ({
          kind,
          level,
          amount: toDecimal(amount),
          state: isClaimed ? 'claimed' : 'claimable',
          ...(againAt === undefined ? {} : { againAt }),
        })),
      };
    }),
  ),

  handle(
    contract.claimVip,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input } = context;
        const found = vipBenefitsOf(db, member).find(
          ({ kind, level, isClaimed }) =>
            !isClaimed &&
            kind === input.kind &&
            (input.level === undefined || level === input.level),
        );
        if (!found) return reject('vip_nothing');
        const { id, kind, amount } = found;
        await moveMoney(db, { memberId: member.id, kind: 'VIP', amount, ref: id });
        await db.table(vipClaims).create({ id, memberId: member.id, at: db.clock.now() });
        return { kind, amount: toDecimal(amount), sumBalance: toDecimal(totalOf(db, member.id)) };
      }),
    ),
  ),
];
