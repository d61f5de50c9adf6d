import { type } from 'arktype';
import type { Definition } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import { publicKey } from '../../core/keys';
import { defineTable } from '../../core/table';

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

/**
 * The recorded reply to a request. Replies to the same query are preferred. Each is used once, in their order, and then
 * the last one is repeated.
 */
export async function takeRecordedReply(
  db: Database,
  { method, path }: Definition<unknown, unknown>,
  { url }: Request,
): Promise<Response | undefined> {
  const table = db.table(recordedReplies);
  const replies = table.filter(({ call }) => call === `${method} ${path}`);
  if (!replies.length) return undefined;
  const { token: _, ...query } = Object.fromEntries(new URL(url).searchParams);
  const withSameQuery = replies.filter((recorded) => recorded.query === queryKey(query));
  const candidates = withSameQuery.length ? withSameQuery : replies;
  const found = candidates.find(({ isUsed }) => !isUsed) ?? candidates.at(-1);
  if (!found) return undefined;
  if (!found.isUsed) await table.update(found.id, { isUsed: true });
  return Response.json(withOwnKey(found.reply), { status: found.status });
}

/** Replaces the key of the recorded backend: this backend has to read what the app encrypts. */
function withOwnKey(reply: object) {
  const { value } = reply as { value?: unknown };
  if (typeof value !== 'object' || value === null || !('encryption' in value)) return reply;
  return { ...reply, value: { ...value, encryption: { scheme: 'JWE', key: publicKey } } };
}
