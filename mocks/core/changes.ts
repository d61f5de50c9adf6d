import type { Changes, Row, RowChange } from './activeScenario';
import type { Database } from './database';
import { revertFields } from './revertFields';
import type { Table } from './table';

/** Runs an action and returns what it changed. Rows are immutable, so it is enough to copy the lists of rows. */
export async function recordChanges(db: Database, action: () => unknown): Promise<Changes> {
  const rowsBefore = new Map([...db.allTables()].map(([name, table]) => [name, table.all()]));
  const faultsBefore = [...db.faults];
  const clockBefore = db.clock.getState();
  await action();
  const rows = [...db.allTables()].flatMap(([name, table]) =>
    changedRows(name, rowsBefore.get(name) ?? [], table),
  );
  const tablesWithDeletedRows = new Set(
    rows.filter(({ after }) => after === null).map(({ table }) => table),
  );
  const { offset, frozenAt } = db.clock.getState();
  // While the clock is stopped, only `frozenAt` says how far it was moved.
  const wasStopped = clockBefore.frozenAt !== undefined;
  const isStopped = frozenAt !== undefined;
  return {
    rows,
    order: Object.fromEntries(
      [...tablesWithDeletedRows].map((name) => [
        name,
        (rowsBefore.get(name) ?? []).map(({ id }) => id),
      ]),
    ),
    addedFaults: db.faults.filter((fault) => !faultsBefore.includes(fault)).map(({ id }) => id),
    removedFaults: faultsBefore.filter((fault) => !db.faults.includes(fault)),
    clockMoved:
      wasStopped && isStopped
        ? frozenAt - (clockBefore.frozenAt ?? 0)
        : offset - clockBefore.offset,
    isClockStopped: !wasStopped && isStopped,
  };
}

function changedRows(table: string, before: Row[], now: Table<Row>): RowChange[] {
  const earlierIds = new Set(before.map(({ id }) => id));
  const created = now.all().filter(({ id }) => !earlierIds.has(id));
  return [
    ...before.flatMap((row) => {
      const after = now.get(row.id) ?? null;
      return after === row ? [] : [{ table, id: row.id, before: row, after }];
    }),
    ...created.map((row) => ({ table, id: row.id, before: null, after: row })),
  ];
}

/** Takes changes back. What was changed by others since then stays as it is. */
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
