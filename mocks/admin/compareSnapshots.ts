import type { Snapshot } from '../core/database';
import { withoutPasswords } from '../core/values/maskSecrets';

type Row = Record<string, unknown> & { id: string };

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ, as they were before and as they are after. */
function changedFields(before: Row, after: Row) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isEqual(before[name], after[name]));
  const pick = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

export interface Difference {
  table: string;
  id: string;
  change: 'created' | 'changed' | 'deleted';
  before?: object;
  after?: object;
}

/** What differs between the rows of a table at two points. */
export function compareRows(table: string, before: Row[], after: Row[]): Difference[] {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const later = new Set(after.map(({ id }) => id));
  const deleted = before.filter(({ id }) => !later.has(id));
  return [
    ...after.flatMap((row): Difference[] => {
      const old = earlier.get(row.id);
      if (!old) return [{ table, id: row.id, change: 'created', after: row }];
      if (isEqual(old, row)) return [];
      return [{ table, id: row.id, change: 'changed', ...changedFields(old, row) }];
    }),
    ...deleted.map((row): Difference => ({ table, id: row.id, change: 'deleted', before: row })),
  ];
}

/** The faults of `others` that are not among `faults`. */
const newFaults = (faults: Snapshot['faults'], others: Snapshot['faults']) =>
  others.filter(({ id }) => !faults.some((fault) => fault.id === id));

/** What differs between two states of a database: rows, faults, scenarios, and the clock in milliseconds. */
export function compareSnapshots(from: Snapshot, to: Snapshot) {
  const tables = [...new Set([...Object.keys(from.rows), ...Object.keys(to.rows)])];
  const rows = tables.flatMap((table) =>
    compareRows(table, (from.rows[table] ?? []) as Row[], (to.rows[table] ?? []) as Row[]),
  );
  const entered = (to.scenarios ?? []).slice(from.scenarios?.length ?? 0);
  return {
    rows: rows.map(withoutPasswords),
    addedFaults: newFaults(from.faults, to.faults),
    removedFaults: newFaults(to.faults, from.faults),
    enteredScenarios: entered.map(({ name }) => name),
    clockMoved: to.clock.offset - from.clock.offset,
  };
}
