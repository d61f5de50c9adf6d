import { http } from 'msw';
import { eventStream } from '../../../src/contract/site/event';
import type { Database } from '../../core/database';
import { anyOrigin } from '../../core/door/anyOrigin';
import { accessOf } from '../../core/door/checkAccess';
import { applyFaults, isFaultFor, takeFaults } from '../../core/faults';
import { databaseNameOf, hostDatabases } from '../../core/hosts/hostDatabases';
import { logCall } from '../../core/logCall';
import { openStream, openStreams, type Source } from '../../core/openStream';
import { errorReply } from '../../core/reply';
import { settingOf } from '../../db/site/setting';
import { applyDueEvents } from '../../rules/site/dueEvents';
import { eventsOf, positionOf } from '../../rules/site/events';

/** Further streams are rejected, as a real server does when it has no more connections. */
const MAX_OPEN = 50;
const WAIT_SECONDS = 30;
/** The kinds of faults that also end a stream that is open already. */
const CUTTING_KINDS = ['network', 'status', 'empty', 'malformed'];

interface Reader {
  /** The name of the database. */
  database: string;
  token: string | undefined;
  language: string;
}

/**
 * Whether a fault cuts the open streams. A fault with a `chance` strikes new requests only: tried at every tick, it would
 * soon cut every stream.
 */
const isCut = ({ faults }: Database) =>
  faults.some(
    (fault) =>
      isFaultFor(fault, 'GET', eventStream.path) &&
      CUTTING_KINDS.includes(fault.kind) &&
      (fault.chance ?? 1) === 1,
  );

const isOn = (db: Database) => settingOf(db, 'site').eventStream;

const isLoggedOut = (db: Database, { token }: Reader) =>
  token !== undefined && !accessOf(db, token).caller;

/** Why the stream cannot be opened. */
function rejection(db: Database, reader: Reader) {
  const { language } = reader;
  if (!isOn(db)) return errorReply('no_handler', language, { status: 404 });
  if (isLoggedOut(db, reader)) return errorReply('not_logged_in', language, { status: 401 });
  if (openStreams(db) < MAX_OPEN) return undefined;
  return errorReply('too_many', language, { status: 503, retryAfterSeconds: WAIT_SECONDS });
}

/** The position from which the client continues. A position beyond the end, as after a reset, is ignored. */
function startPositionOf(db: Database, lastEventId: string | null) {
  const end = positionOf(db);
  const requested = Number(lastEventId ?? end);
  const isValid = Number.isInteger(requested) && requested >= 0 && requested <= end;
  return isValid ? requested : end;
}

function createSource(db: Database, reader: Reader, lastEventId: string | null): Source {
  const sent = new Map<string, string>();
  let position = startPositionOf(db, lastEventId);
  let isFirst = true;
  return {
    onChange({ send }) {
      const member = accessOf(db, reader.token).caller?.member;
      const events = eventsOf(db, member, reader.language, position);
      position = positionOf(db);
      for (const { name, key, version, isPast, data } of events) {
        if (sent.get(key) === version) continue;
        sent.set(key, version);
        if (!isPast || !isFirst) send({ name, id: String(position), data: data() });
      }
      isFirst = false;
    },
    async onTick(writer) {
      const isReplaced = (await hostDatabases.get(reader.database)) !== db;
      // The client connects again. If its session has ended, it then gets that error.
      if (isReplaced || !isOn(db) || isLoggedOut(db, reader)) return writer.end();
      if (isCut(db)) return writer.cut();
      await db.runExclusive(async () => {
        await applyDueEvents(db);
        db.timeline?.record({ kind: 'events' });
        // Also called here, because a draw writes no row and so does not call `onChange`.
        this.onChange(writer);
      });
    },
  };
}

/** Sends to an open page what has changed. Without a token, it sends only what is public. */
export const event = http.get(anyOrigin(eventStream.path), async ({ request, cookies }) => {
  const { headers, signal } = request;
  const reader = {
    database: databaseNameOf(cookies),
    token: headers.get('Token') ?? undefined,
    language: headers.get('Language') ?? 'ES',
  };
  const db = await hostDatabases.get(reader.database);
  const faults = takeFaults(db, request);
  // A copy of the reply for the panel would keep the stream open for ever.
  const logEnd = logCall(db, request, false);
  const rejected = (await applyFaults(db, faults, signal)) ?? rejection(db, reader);
  logEnd(rejected ?? new Response(), {}, undefined, faults);
  const source = createSource(db, reader, headers.get('Last-Event-ID'));
  return rejected ?? openStream(db, signal, source);
});
