import { members } from '../../db/account/member';
import { sessions } from '../../db/account/session';
import type { Database } from '../database';
import type { Fault } from '../fault';
import type { RawInput } from '../input';

/** A file is kept as its type and size. */
const withoutFiles = (input: RawInput): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof Blob ? `${value.type} ${value.size}` : value,
    ]),
  );

/** Also after the call has ended the session. */
function accountOf(db: Database, token: string | undefined) {
  const session = token === undefined ? undefined : db.table(sessions).get(token);
  return (session && db.table(members).get(session.memberId)?.account) ?? null;
}

/** Makes a step of a call, with everything that it has changed. Its reply follows. */
export function recordCall(
  db: Database,
  request: Request,
  rawInput: RawInput,
  token: string | undefined,
) {
  const { token: _, ...input } = withoutFiles(rawInput);
  return db.timeline?.record({
    kind: 'call',
    method: request.method,
    path: new URL(request.url).pathname,
    input,
    language: request.headers.get('Language') ?? 'ES',
    account: accountOf(db, token),
  });
}

/** Adds how the call was answered. The text is kept for pages with the panel only, as in the log. */
export async function recordReply(
  db: Database,
  stepId: number | undefined,
  reply: Response,
  isTextKept: boolean,
  faults: Fault[],
) {
  if (stepId === undefined) return;
  const isAnswered = reply.type !== 'error';
  const text = isAnswered && isTextKept ? await reply.clone().text() : '';
  const kinds = faults.map(({ kind }) => kind);
  db.timeline?.setReply(stepId, isAnswered ? reply.status : 0, text, kinds);
}
