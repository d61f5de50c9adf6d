import type { Row, TableChange } from '../activeScenario';
import type { TravelDatabase } from './travelDatabase';

const isEqual = (a: Row, b: Row) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What turns the rows of one database into those of another, in an order in which it can be done. */
export function changesBetween(from: TravelDatabase, to: TravelDatabase): TableChange[] {
  const names = new Set([...from.allTables().keys(), ...to.allTables().keys()]);
  return [...names].flatMap((table) =>
    changesOfTable(
      table,
      from.allTables().get(table)?.all() ?? [],
      to.allTables().get(table)?.all() ?? [],
    ),
  );
}

function changesOfTable(table: string, before: Row[], after: Row[]): TableChange[] {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const later = new Map(after.map((row) => [row.id, row]));
  const deleted = before.flatMap((row, i): TableChange[] => {
    if (later.has(row.id)) return [];
    const next = before[i + 1]?.id;
    return [{ table, id: row.id, before: row, after: null, ...(next && { next }) }];
  });
  const written = after.flatMap((row): TableChange[] => {
    const old = earlier.get(row.id) ?? null;
    return old && isEqual(old, row) ? [] : [{ table, id: row.id, before: old, after: row }];
  });
  const order = {
    before: [
      ...before.filter(({ id }) => later.has(id)),
      ...after.filter(({ id }) => !earlier.has(id)),
    ].map(({ id }) => id),
    after: after.map(({ id }) => id),
  };
  const isReordered = order.before.some((id, i) => id !== order.after[i]);
  return [...deleted, ...written, ...(isReordered ? [{ table, order }] : [])];
}
