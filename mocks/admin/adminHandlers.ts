import { type } from 'arktype';
import { http } from 'msw';
import { anyOrigin } from '../core/anyOrigin';
import { type Database, FAULT_KINDS, type Snapshot } from '../core/database';
import { hostDatabases } from '../core/hostDatabases';
import { type Table, tableDefinitions } from '../core/table';
import { checkKnown, command, fieldNames, query, removal } from './command';
import { linkCommands } from './linkCommands';
import { merge } from './merge';
import { docs, index, openapi } from './pages';
import { personCommands } from './personCommands';
import { scenarios } from './scenarios';

const clockState = ({ clock }: Database) => ({
  now: clock.now(),
  frozenAt: clock.getState().frozenAt ?? null,
});

const snapshotBody = type({
  options: { seed: 'string', now: 'number' },
  clock: { offset: 'number', 'frozenAt?': 'number | undefined' },
  random: 'number',
  lastId: 'number',
  faults: 'object[]',
  rows: { '[string]': 'unknown[]' },
});

const stateBody = type({ table: 'string', id: 'string', 'set?': 'object', 'remove?': 'boolean' });

const resetBody = type({ 'seed?': 'string', 'now?': 'number', 'frozen?': 'boolean' });

const faultBody = type({
  path: 'string > 0',
  kind: type.enumerated(...FAULT_KINDS),
  'method?': "'GET' | 'POST' | 'PUT' | 'DELETE'",
  'status?': '200 <= number.integer <= 599',
  'ms?': 'number >= 0',
  'times?': 'number.integer >= 1',
});

const clockBody = type({ 'at?': 'number', 'advance?': 'number', 'freeze?': 'boolean' });

const pageResponse = (page: typeof index) => () => {
  const { type, body } = page();
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
  return new Response(body, { headers });
};

/** The admin API: commands for developers and tests, and pages that show them. */
export const adminHandlers = [
  http.get(anyOrigin('/__mock'), pageResponse(index)),
  query('/__mock/', pageResponse(index)),
  query('/__mock/docs', pageResponse(docs)),
  query('/__mock/openapi.json', pageResponse(openapi)),

  /** The whole database. `import` restores it: here, in another host, or after a restart. */
  query('/__mock/export', ({ db }) => db.toSnapshot()),
  command('/__mock/import', snapshotBody, async ({ body, name }) =>
    clockState(await hostDatabases.replace(name, body as unknown as Snapshot)),
  ),

  query('/__mock/state', ({ db }) => db.toSnapshot().rows),
  command(
    '/__mock/state',
    stateBody,
    ({ db, body: { table: tableName, id, set = {}, remove } }) => {
      checkKnown('table', [tableName], tableDefinitions.keys());
      const definition = tableDefinitions.get(tableName) as never as { schema: unknown };
      const table = db.table(definition as never) as Table<{ id: string }>;
      if (remove) return table.delete(id);
      checkKnown('field', Object.keys(set), fieldNames(definition.schema));
      if (table.get(id)) return table.update(id, (row) => merge(row, set));
      return table.create(merge({ id }, set));
    },
  ),

  command('/__mock/reset', resetBody, async ({ body: { frozen, ...options }, name }) => {
    const db = await hostDatabases.reset(name, options);
    if (frozen) db.clock.freeze(db.options.now);
    return clockState(db);
  }),

  ...personCommands,
  ...linkCommands,

  query('/__mock/scenarios', () =>
    [...scenarios].map(([name, { description }]) => ({ name, description })),
  ),
  command('/__mock/scenarios', type({ name: 'string' }), async ({ db, body: { name } }) => {
    checkKnown('scenario', [name], scenarios.keys());
    await scenarios.get(name)?.apply(db);
    return { name };
  }),

  query('/__mock/faults', ({ db }) => db.faults),
  command('/__mock/faults', faultBody, ({ db, body }) => {
    const fault = { id: db.newId('F'), ...body };
    db.faults.push(fault);
    return fault;
  }),
  removal('/__mock/faults', ({ db }) => {
    db.faults = [];
  }),

  query('/__mock/clock', ({ db }) => clockState(db)),
  command('/__mock/clock', clockBody, ({ db, body: { at, advance, freeze } }) => {
    if (at !== undefined) db.clock.set(at);
    if (advance !== undefined) db.clock.advance(advance);
    if (freeze === true) db.clock.freeze();
    if (freeze === false) db.clock.resume();
    return clockState(db);
  }),

  query('/__mock/log', ({ db }) => db.log),
  removal('/__mock/log', ({ db }) => {
    db.log.length = 0;
  }),
];
