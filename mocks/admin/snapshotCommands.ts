import { type } from 'arktype';
import type { Snapshot } from '../core/database';
import { hostDatabases } from '../core/hosts/hostDatabases';
import { tableDefinitions } from '../core/table';
import { checkKnown } from '../core/values/checkKnown';
import { clockState } from './clockCommands';
import { command, query, removal } from './command';
import { compareSnapshots } from './compareSnapshots';
import { saveState, statesOf } from './savedStates';

const snapshotBody = type({
  options: { seed: 'string', now: 'number' },
  clock: { offset: 'number', 'frozenAt?': 'number | undefined' },
  random: 'number',
  lastId: 'number',
  faults: 'object[]',
  'scenarios?': 'object[]',
  'steps?': 'object[]',
  'nextRound?': "'win' | 'lose'",
  rows: { '[string]': 'unknown[]' },
});

const nameBody = type({ name: '0 < string <= 60' });

const restore = async (name: string, snapshot: unknown, path: string, body: object) =>
  clockState(
    await hostDatabases.restore(name, snapshot as Snapshot, {
      kind: 'command',
      method: 'POST',
      path,
      body,
    }),
  );

/** Whole databases, by name or as a file. */
export const snapshotCommands = [
  query('/__mock/export', ({ db }) => db.toSnapshot()),
  command('/__mock/import', snapshotBody, ({ body, name }) => {
    checkKnown('table', Object.keys(body.rows), tableDefinitions.keys());
    return restore(name, body, 'import', {});
  }),

  query('/__mock/snapshots', ({ name }) =>
    [...statesOf(name)].map(([title, { at, text }]) => ({ name: title, at, bytes: text.length })),
  ),
  command('/__mock/snapshots', nameBody, ({ db, name, body }) => {
    saveState(name, body.name, db);
    return { name: body.name };
  }),
  command('/__mock/restore', nameBody, ({ name, body }) => {
    const states = statesOf(name);
    checkKnown('snapshot', [body.name], states.keys());
    return restore(name, JSON.parse(states.get(body.name)?.text ?? ''), 'restore', body);
  }),
  /** What has changed from one saved state to another, or to now. */
  query(
    '/__mock/snapshots/compare',
    ({ db, name, params }) => {
      const states = statesOf(name);
      const stateOf = (title: string) => {
        checkKnown('snapshot', [title], states.keys());
        return JSON.parse(states.get(title)?.text ?? '') as Snapshot;
      };
      const to = params.get('to');
      const now = () => JSON.parse(JSON.stringify(db.toSnapshot())) as Snapshot;
      return compareSnapshots(stateOf(params.get('from') ?? ''), to === null ? now() : stateOf(to));
    },
    ['from', 'to?'],
  ),
  removal(
    '/__mock/snapshots',
    ({ name, params }) => {
      const title = params.get('name') ?? '';
      checkKnown('snapshot', [title], statesOf(name).keys());
      statesOf(name).delete(title);
    },
    ['name'],
  ),
];
