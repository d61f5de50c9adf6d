import { type } from 'arktype';
import type { Definition } from '../../src/contract/endpoint';
import type { Database } from '../core/database';
import { publicKey } from '../core/keys';
import { defineTable } from '../core/table';

const recordedReply = type({
  id: 'string',
  /** Method and path. */
  call: 'string',
  query: 'string',
  status: 'number.integer',
  reply: 'object',
  isUsed: 'boolean',
});

/** Replies of a recorded session, in their order. They take precedence over the handlers. */
export const recordedReplies = defineTable('recordedReplies', recordedReply);

export const queryKey = (query: Record<string, string>) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The recorded reply to a request: the next one with the same query, then the last one of the call. */
export async function takeRecordedReply(
  db: Database,
  { method, path }: Definition<unknown, unknown>,
  { url }: Request,
): Promise<Response | undefined> {
  const table = db.table(recordedReplies);
  const replies = table.filter(({ call }) => call === `${method} ${path}`);
  if (!replies.length) return undefined;
  const { token: _, ...query } = Object.fromEntries(new URL(url).searchParams);
  const same = replies.filter((one) => one.query === queryKey(query));
  const candidates = same.length ? same : replies;
  const found = candidates.find(({ isUsed }) => !isUsed) ?? candidates.at(-1);
  if (!found) return undefined;
  if (!found.isUsed) await table.update(found.id, { isUsed: true });
  return Response.json(withOwnKey(found.reply), { status: found.status });
}

/** The recorded backend has another key. What the app encrypts is read here. */
function withOwnKey(reply: object) {
  const { value } = reply as { value?: unknown };
  if (typeof value !== 'object' || value === null || !('encryption' in value)) return reply;
  return { ...reply, value: { ...value, encryption: { scheme: 'JWE', key: publicKey } } };
}
