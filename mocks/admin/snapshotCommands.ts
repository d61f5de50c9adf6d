import { type } from 'arktype';
import type { Snapshot } from '../core/database';
import { hostDatabases } from '../core/hostDatabases';
import { tableDefinitions } from '../core/table';
import { clockState } from './clockCommands';
import { checkKnown, command, query, removal } from './command';

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

/** By database and name. Kept until the host ends; an export can be kept for longer. */
const saved = new Map<string, Map<string, { at: number; text: string }>>();

function savedOf(database: string) {
  const own = saved.get(database) ?? new Map<string, { at: number; text: string }>();
  saved.set(database, own);
  return own;
}

const restore = async (name: string, snapshot: unknown) =>
  clockState(await hostDatabases.replace(name, snapshot as Snapshot));

/** Whole databases, by name or as a file. */
export const snapshotCommands = [
  query('/__mock/export', ({ db }) => db.toSnapshot()),
  command('/__mock/import', snapshotBody, ({ body, name }) => {
    checkKnown('table', Object.keys(body.rows), tableDefinitions.keys());
    return restore(name, body);
  }),

  query('/__mock/snapshots', ({ name }) =>
    [...savedOf(name)].map(([title, { at, text }]) => ({ name: title, at, bytes: text.length })),
  ),
  command('/__mock/snapshots', nameBody, ({ db, name, body }) => {
    const text = JSON.stringify(db.toSnapshot());
    savedOf(name).set(body.name, { at: Date.now(), text });
    return { name: body.name };
  }),
  command('/__mock/restore', nameBody, ({ name, body }) => {
    const own = savedOf(name);
    checkKnown('snapshot', [body.name], own.keys());
    return restore(name, JSON.parse(own.get(body.name)?.text ?? ''));
  }),
  removal(
    '/__mock/snapshots',
    ({ name, params }) => {
      savedOf(name).delete(params.get('name') ?? '');
    },
    ['name'],
  ),
];
