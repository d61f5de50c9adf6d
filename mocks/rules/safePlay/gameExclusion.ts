import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { gameExclusions } from '../../db/safePlay/gameExclusion';
import { settingOf } from '../../db/site/setting';
import { rulesOf } from '../site/market';
import { endOfBreak, isShorterBreak } from './exclusion';

/** The types of games that a member can be excluded from, in the order of the menu. */
export const excludableTypes = (db: Database) => [...settingOf(db, 'order').categories, 'CRASH'];

/** The exclusion of a member from a type of games. Undefined when there is none, or when it is over. */
export function gameExclusionOf(db: Database, memberId: string, gameType: string) {
  const found = db.table(gameExclusions).get(`${memberId}/${gameType}`);
  const isOn = found && (found.until === null || found.until > db.clock.now());
  return isOn ? found : undefined;
}

/** Rejects a game that the member does not want to play, also with play money. A visitor has no exclusion. */
export function checkGameExclusion(db: Database, member: Member | null, gameType: string) {
  const found = member && gameExclusionOf(db, member.id, gameType);
  if (found) reject('game_excluded', { value: { gameType, until: found.until } });
}

/** Starts an exclusion, or makes one longer. One that was started holds, also when the operator stops offering them. */
export async function startGameExclusion(
  db: Database,
  { id: memberId }: Member,
  { gameType, hours }: { gameType: string; hours: number | null },
) {
  if (rulesOf(db).gameExclusion === 'none') reject('forbidden');
  if (!excludableTypes(db).includes(gameType)) reject('field_invalid');
  const current = gameExclusionOf(db, memberId, gameType);
  const until = endOfBreak(db, hours);
  if (current && isShorterBreak(until, current.until))
    reject('break_shorter', { value: { until: current.until } });
  const startedAt = current?.startedAt ?? db.clock.now();
  const id = `${memberId}/${gameType}`;
  await db.table(gameExclusions).upsert({ id, memberId, gameType, startedAt, until });
}
