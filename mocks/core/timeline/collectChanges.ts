import type { TableChange } from '../activeScenario';

/** Collects changes in their order. Several updates of a row become one. */
export function collectChanges() {
  let changes: TableChange[] = [];
  let lastOfRow = new Map<string, TableChange>();
  return {
    add(change: TableChange) {
      const key = 'id' in change ? `${change.table} ${change.id}` : '';
      const last = lastOfRow.get(key);
      const isUpdate = 'id' in change && change.before && change.after;
      if (isUpdate && last && 'id' in last && last.after) {
        last.after = change.after;
        return;
      }
      const own = { ...change };
      changes.push(own);
      if (key) lastOfRow.set(key, own);
    },
    /** Returns the changes and begins again. */
    take() {
      const taken = changes;
      changes = [];
      lastOfRow = new Map();
      return taken;
    },
  };
}

/** How many rows of each table the changes are about. */
export function countRows(changes: TableChange[]): Record<string, number> {
  const idsOf = new Map<string, Set<string>>();
  for (const change of changes) {
    const ids = idsOf.get(change.table) ?? new Set();
    if ('id' in change) ids.add(change.id);
    idsOf.set(change.table, ids);
  }
  return Object.fromEntries([...idsOf].map(([table, { size }]) => [table, size]));
}
