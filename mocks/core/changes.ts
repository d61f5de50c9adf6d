import type { Changes, Row, RowChange } from './activeScenario';
import type { Database } from './database';
import { revertFields } from './revertFields';
import type { Table } from './table';

/** Runs an action and returns what it changed. Rows are immutable, so the copies are cheap. */
export async function recordChanges(db: Database, act: () => unknown): Promise<Changes> {
  const tables = new Map([...db.allTables()].map(([name, table]) => [name, table.all()]));
  const faults = [...db.faults];
  const clock = db.clock.getState();
  await act();
  const rows = [...db.allTables()].flatMap(([name, table]) =>
    changedRows(name, tables.get(name) ?? [], table),
  );
  const lost = rows.filter(({ after }) => after === null).map(({ table }) => table);
  const { offset, frozenAt } = db.clock.getState();
  const isStill = clock.frozenAt !== undefined && frozenAt !== undefined;
  return {
    rows,
    order: Object.fromEntries(
      [...new Set(lost)].map((name) => [name, (tables.get(name) ?? []).map(({ id }) => id)]),
    ),
    addedFaults: db.faults.filter((fault) => !faults.includes(fault)).map(({ id }) => id),
    removedFaults: faults.filter((fault) => !db.faults.includes(fault)),
    clockMoved: isStill ? frozenAt - (clock.frozenAt ?? 0) : offset - clock.offset,
    isClockStopped: clock.frozenAt === undefined && frozenAt !== undefined,
  };
}

function changedRows(table: string, before: Row[], now: Table<Row>): RowChange[] {
  const known = new Set(before.map(({ id }) => id));
  const created = now.all().filter(({ id }) => !known.has(id));
  return [
    ...before.flatMap((row) => {
      const after = now.get(row.id) ?? null;
      return after === row ? [] : [{ table, id: row.id, before: row, after }];
    }),
    ...created.map((row) => ({ table, id: row.id, before: null, after: row })),
  ];
}

/** Takes changes back. What others have changed since stays as it is. */
export async function undoChanges(db: Database, changes: Changes) {
  for (const { table: name, id, before, after } of changes.rows.toReversed()) {
    const table = db.allTables().get(name);
    if (!table) continue;
    const current = table.get(id);
    if (!before) table.delete(id);
    else if (!after) {
      if (!current) await table.create(structuredClone(before));
    } else if (current) await table.update(id, (draft) => revertFields(draft, before, after, name));
  }
  for (const [name, ids] of Object.entries(changes.order)) db.allTables().get(name)?.sort(ids);
  db.faults = [
    ...changes.removedFaults,
    ...db.faults.filter(({ id }) => !changes.addedFaults.includes(id)),
  ];
  if (changes.clockMoved) db.clock.advance(-changes.clockMoved);
  if (changes.isClockStopped) db.clock.resume();
}
