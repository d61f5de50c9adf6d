import type { RowChange } from '../../core/activeScenario';
import type { Database } from '../../core/database';
import type { Changed, Step } from '../../core/timeline/step';
import type { Timeline } from '../../core/timeline/timeline';
import { maskReply, maskSecrets, withoutPasswords } from '../../core/values/maskSecrets';
import { parseJsonOrText } from '../../core/values/parseJsonOrText';
import { compareRows, compareSnapshots, type Difference } from '../compareSnapshots';
import { nameOf } from '../openapi';

/** A step in the list of the timeline. */
export interface ListedStep extends Step {
  /** The endpoint or the command. */
  name: string;
}

/** A step with what it has changed. */
export interface StepDetails extends ListedStep {
  reply: unknown;
  rows: Difference[];
  /** The parts of the database that are no rows, such as faults, before and after. */
  parts: Changed['parts'];
}

function nameOfStep({ cause }: Step) {
  if (cause.kind === 'events') return 'events';
  if (cause.kind === 'command') return cause.path;
  return nameOf(cause.method, cause.path) ?? cause.path;
}

const withoutSecrets = (cause: Step['cause']): Step['cause'] =>
  cause.kind === 'call' ? { ...cause, input: maskSecrets(cause.input) } : cause;

export const listStep = (step: Step): ListedStep => ({
  ...step,
  cause: withoutSecrets(step.cause),
  name: nameOfStep(step),
});

/** The first and the last state of each row, by table. */
function rowsOf(changes: RowChange[]) {
  const tables = new Map<string, Map<string, RowChange>>();
  for (const change of changes) {
    const rows = tables.get(change.table) ?? new Map<string, RowChange>();
    tables.set(change.table, rows);
    rows.set(change.id, { ...change, before: (rows.get(change.id) ?? change).before });
  }
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(
      [...tables].map(([table, rows]) => [
        table,
        [...rows.values()].flatMap((change) => change[name] ?? []),
      ]),
    );
  return { before: side('before'), after: side('after') };
}

const isRowChange = (change: Changed['rows'][number]): change is RowChange => 'id' in change;

export function describeStep(timeline: Timeline, id: number): StepDetails {
  const { step, changed, reply } = timeline.detailsOf(id);
  const { before, after } = rowsOf(changed.rows.filter(isRowChange));
  const rows = Object.keys(after).flatMap((table) =>
    compareRows(table, (before[table] ?? []) as never, (after[table] ?? []) as never),
  );
  return {
    ...listStep(step),
    reply: reply ? maskReply(parseJsonOrText(reply)) : null,
    rows: rows.map((row) => withoutPasswords(row) as Difference),
    parts: withoutPasswords(changed.parts) as Changed['parts'],
  };
}

/** The rows that differ between two points, as they are at both. */
export function rowsBetween(timeline: Timeline, from: number, to: number) {
  const { back, forward } = timeline.pathBetween(from, to);
  const changesOf = (id: number) => timeline.detailsOf(id).changed.rows.filter(isRowChange);
  const turned = back.flatMap((id) =>
    changesOf(id)
      .toReversed()
      .map((change) => ({ ...change, before: change.after, after: change.before })),
  );
  return rowsOf([...turned, ...forward.flatMap(changesOf)]);
}

/** What differs between two points: as the comparison of snapshots, but only the changed rows are read. */
export function comparePoints(db: Database, timeline: Timeline, from: number, to: number) {
  const rows = rowsBetween(timeline, from, to);
  const stateOf = (point: number, side: 'before' | 'after') => ({
    options: db.options,
    clock: { offset: timeline.pointAt(point).at, frozenAt: undefined },
    ...timeline.partsAt(point),
    rows: rows[side],
  });
  return compareSnapshots(stateOf(from, 'before'), stateOf(to, 'after'));
}
