import { type } from 'arktype';
import { http } from 'msw';
import { anyOrigin } from '../core/door/anyOrigin';
import { hostDatabases } from '../core/hosts/hostDatabases';
import { openStreams } from '../core/openStream';
import { checkKnown } from '../core/values/checkKnown';
import { callCommands } from './callCommands';
import { chanceCommands } from './chanceCommands';
import { clockCommands, clockState } from './clockCommands';
import { command, query } from './command';
import { enterScenario, leaveScenario } from './enterScenario';
import { faultCommands } from './faultCommands';
import { linkCommands } from './linkCommands';
import { makeScenario } from './makeScenario';
import { makeTest } from './makeTest';
import { marketCommands } from './marketCommands';
import { pages } from './pages';
import { personCommands } from './personCommands';
import { pushCommands } from './pushCommands';
import { reportHandlers } from './reportHandlers';
import { scenarios } from './scenarios';
import { slowPictures } from './slowPictures';
import { snapshotCommands } from './snapshotCommands';
import { tableCommands } from './tableCommands';
import { timelineCommands } from './timeline/timelineCommands';

const resetBody = type({ 'seed?': 'string', 'now?': 'number', 'frozen?': 'boolean' });

/** The admin API: commands for developers and tests, and pages that show them. */
export const adminHandlers = [
  ...[...pages].map(([path, { make }]) =>
    http.get(anyOrigin(path), () => {
      const { headers, body } = make();
      return new Response(body, { headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } });
    }),
  ),
  slowPictures,

  command('/__mock/reset', resetBody, async ({ body: { frozen, ...options }, name }) => {
    const db = await hostDatabases.reset(name, options);
    if (frozen) db.clock.freeze(db.options.now);
    return clockState(db);
  }),

  ...personCommands,
  ...marketCommands,
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
    // Links that are copied from now on do not enter the scenario.
    db.steps = db.steps.filter(({ path, body }) => path !== 'scenarios' || body.name !== name);
    return { name, wasActive: await leaveScenario(db, name) };
  }),

  makeScenario,
  makeTest,

  ...faultCommands,

  ...chanceCommands,
  ...clockCommands,
  ...pushCommands,
  ...tableCommands,
  ...snapshotCommands,
  ...callCommands,
  ...timelineCommands,
  /** How many event streams are open. */
  query('/__mock/streams', ({ db }) => ({ open: openStreams(db) })),
  ...reportHandlers,
];
