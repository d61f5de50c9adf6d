import * as contract from '../../../src/contract/safePlay/realityCheck';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { bets } from '../../db/lottery/bet';
import { realityChecks } from '../../db/safePlay/realityCheck';
import { memberRows } from '../../rules/account/memberRows';
import { startOfPresence, startPresence } from '../../rules/account/presence';
import { sumBets } from '../../rules/lottery/betting';
import { tightestLimit } from '../../rules/safePlay/limit';
import { withDueEvents } from '../../rules/site/dueEvents';
import { rulesOf } from '../../rules/site/market';

const MINUTE = 60_000;

/** The shorter of the chosen interval and the longest one that the market allows. Null when there is neither. */
function shorterOf(chosen: number | null, max: number | null) {
  if (chosen === null) return max;
  return max === null ? chosen : Math.min(chosen, max);
}

function checkOf(db: Database, memberId: string): contract.RealityCheck {
  const row = db.table(realityChecks).get(memberId);
  const maxMinutes = rulesOf(db).checkMinutes;
  const everyMinutes = shorterOf(row?.everyMinutes ?? null, maxMinutes);
  const startedAt = startOfPresence(db, memberId);
  const { stake, win } = sumBets(memberRows(db, bets, memberId, { from: startedAt }));
  const time = tightestLimit(db, memberId, 'time');
  return {
    everyMinutes,
    startedAt,
    staked: stake,
    won: win,
    now: db.clock.now(),
    ...(maxMinutes === null ? {} : { maxMinutes }),
    ...(everyMinutes === null
      ? {}
      : { dueAt: Math.max(startedAt, row?.answeredAt ?? 0) + everyMinutes * MINUTE }),
    ...(time ? { minutesLeft: time.left } : {}),
  };
}

export const realityCheck = [
  handle(
    contract.realityCheck,
    withDueEvents(async ({ db, member }) => {
      await startPresence(db, member.id);
      return checkOf(db, member.id);
    }),
  ),

  handle(
    contract.setRealityCheck,
    withDueEvents(async ({ db, member, input: { everyMinutes } }) => {
      const answeredAt = db.table(realityChecks).get(member.id)?.answeredAt ?? 0;
      await db.table(realityChecks).upsert({ id: member.id, everyMinutes, answeredAt });
      await startPresence(db, member.id);
      return checkOf(db, member.id);
    }),
  ),

  handle(
    contract.answerRealityCheck,
    withDueEvents(async ({ db, member }) => {
      const everyMinutes = db.table(realityChecks).get(member.id)?.everyMinutes ?? null;
      const answeredAt = db.clock.now();
      await db.table(realityChecks).upsert({ id: member.id, everyMinutes, answeredAt });
      return checkOf(db, member.id);
    }),
  ),
];
