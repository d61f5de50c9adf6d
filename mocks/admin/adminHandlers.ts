import { type } from 'arktype';
import { http } from 'msw';
import { anyOrigin } from '../core/anyOrigin';
import type { Database, Snapshot } from '../core/database';
import { hostDatabases } from '../core/hostDatabases';
import { type Table, tableDefinitions } from '../core/table';
import { checkKnown, command, fieldNames, query, removal } from './command';
import { enterScenario, leaveScenario } from './enterScenario';
import { faultCommands } from './faultCommands';
import { linkCommands } from './linkCommands';
import { merge } from './merge';
import { docs, index, openapi } from './pages';
import { personCommands } from './personCommands';
import { scenarios } from './scenarios';
import { slowPictures } from './slowPictures';

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
  'scenarios?': 'object[]',
  rows: { '[string]': 'unknown[]' },
});

const stateBody = type({ table: 'string', id: 'string', 'set?': 'object', 'remove?': 'boolean' });

const resetBody = type({ 'seed?': 'string', 'now?': 'number', 'frozen?': 'boolean' });

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
  slowPictures,
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
    [...scenarios].map(([name, { area, description }]) => ({ name, area, description })),
  ),
  command('/__mock/scenarios', type({ name: 'string' }), async ({ db, body: { name } }) => {
    checkKnown('scenario', [name], scenarios.keys());
    await enterScenario(db, name);
    return { name };
  }),
  /** The active scenarios with the rows, faults and time that each has changed. */
  query('/__mock/scenarios/active', ({ db }) => db.scenarios),
  command('/__mock/scenarios/leave', type({ name: 'string' }), async ({ db, body: { name } }) => {
    checkKnown('scenario', [name], scenarios.keys());
    // A link to this state enters it no more.
    db.steps = db.steps.filter(({ path, body }) => path !== 'scenarios' || body.name !== name);
    return { name, wasActive: await leaveScenario(db, name) };
  }),

  ...faultCommands,

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
