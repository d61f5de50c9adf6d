import { ArkErrors, type } from 'arktype';
import { getResponse } from 'msw';
import type { Database } from '../core/database';
import type { CallWithReply, ListedCall, LoggedCall } from '../core/loggedCall';
import { maskReply } from '../core/values/maskSecrets';
import { parseJsonOrText } from '../core/values/parseJsonOrText';
import { endpointHandlers } from '../endpointHandlers';
import { callDetailsOf } from './callDetailsOf';
import { command, query, removal } from './command';
import { nameOf } from './openapi';

async function callWithReply(db: Database, id: number): Promise<CallWithReply> {
  const { response, endpoint } = callDetailsOf(db, id);
  const call = db.log.find((logged) => logged.id === id) as LoggedCall;
  const reply = response.type === 'error' ? null : parseJsonOrText(await response.clone().text());
  const { success, value } = (reply ?? {}) as { success?: boolean; value?: unknown };
  const checked = success && endpoint ? endpoint.out(value) : undefined;
  return {
    ...call,
    reply: maskReply(reply),
    difference: checked instanceof ArkErrors ? checked.summary : null,
  };
}

/** The calls that the backend has received, with their replies. */
export const callCommands = [
  query(
    '/__mock/log',
    ({ db, params }) => {
      const after = Number(params.get('after') ?? 0);
      return db.log
        .filter(({ id }) => id > after)
        .map((call): ListedCall => ({ ...call, endpoint: nameOf(call.method, call.path) }));
    },
    ['after?'],
  ),
  removal('/__mock/log', ({ db }) => {
    db.log.length = 0;
    db.callDetails.clear();
  }),
  query('/__mock/call', ({ db, params }) => callWithReply(db, Number(params.get('id'))), ['id']),
  /** Sends a call again, as it was. */
  command('/__mock/replay', type({ id: 'number.integer' }), async ({ db, body: { id } }) => {
    const { request, endpoint } = callDetailsOf(db, id);
    const handlers = endpointHandlers.filter((one) => one.endpoint === endpoint);
    await getResponse(
      handlers.map(({ handler }) => handler),
      request.clone(),
    );
    return { id: db.log.at(-1)?.id };
  }),
];
