import { applyStep } from '../../admin/command';
import { parseLink } from '../../admin/linkNotation';
import type { Row } from '../../core/activeScenario';
import type { Database } from '../../core/database';
import type { Fault } from '../../core/fault';
import { type Table, tableDefinitions } from '../../core/table';
import { isObject } from '../../core/values/isObject';
import { sessions } from '../../db/account/session';
import { queryKey, recordedReplies } from '../../db/site/recordedReply';
import type { Recording } from '../../recording/recording';
import { findMember } from './members';

const SESSION_LIFETIME = 365 * 86_400_000;

async function putRow(db: Database, name: string, id: string, row: object | null) {
  const definition = tableDefinitions.get(name);
  if (!definition) return;
  const table = db.table(definition) as unknown as Table<Row>;
  if (row) await table.upsert(row as Row);
  else table.delete(id);
}

/** Milliseconds between 2001 and 2286. No amount is so large. */
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value > 1e12 && value < 1e13;

function shiftTimes<T>(value: T, by: number): T {
  if (isMoment(value)) return (value + by) as T;
  if (Array.isArray(value)) return value.map((item) => shiftTimes(item, by)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shiftTimes(inner, by)]),
  ) as T;
}

/**
 * Answers the calls of a recorded session as they were answered then. All other calls go to the handlers. For them, the
 * recorded tokens are sessions of Lucía.
 */
export async function playRecording(
  db: Database,
  { tokens, calls, faults = [], link = '', rows = [], at = 0, moved = 0 }: Recording,
) {
  const { id: memberId, merchant } = findMember(db, 'lucia');
  const createdAt = db.clock.now();
  const session = { memberId, merchant, createdAt, expiresAt: createdAt + SESSION_LIFETIME };
  for (const id of tokens) await db.table(sessions).upsert({ id, ...session, revoked: false });
  for (const { method, path, query, status, reply } of calls) {
    const row = { call: `${method} ${path}`, query: queryKey(query), status, isUsed: false };
    const id = db.newId('RR');
    await db.table(recordedReplies).create({ id, ...row, reply: reply as object });
  }
  const shift = db.clock.now() - at;
  for (const { table, id, row } of rows) await putRow(db, table, id, row && shiftTimes(row, shift));
  if (moved) db.clock.advance(moved);
  for (const fault of faults) db.faults.push({ id: db.newId('F'), ...fault } as Fault);
  const entered = db.scenarios.length;
  for (const step of parseLink(link)) await applyStep(db, step);
  // The scenarios of the link are a part of this one, which is left as a whole.
  db.scenarios.splice(entered);
}
