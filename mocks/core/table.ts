import { Collection } from '@msw/data';
import type { Type } from 'arktype';
import type { TableChange } from './activeScenario';

interface Row {
  id: string;
}

/** The name of a table and the schema of its rows. Each database makes its own table from it. */
export interface TableDefinition<T extends Row> {
  name: string;
  schema: Type<T>;
}

export const tableDefinitions = new Map<string, TableDefinition<never>>();

export function defineTable<T extends Row>(name: string, schema: Type<T>): TableDefinition<T> {
  const definition = { name, schema };
  tableDefinitions.set(name, definition as never);
  return definition;
}

/**
 * Rows of one kind in one database, found by id. Rows are immutable: change them with `update`.
 *
 * The @msw/data collection checks rows against the schema and applies updates. It has no index, so this class keeps the
 * rows by id and answers all reads from them. Handlers look up several rows per request. With the collection alone, and
 * with this class:
 *
 *                      1,200 rows               20,000 rows
 *   find by id         1 ms -> 0.3 µs           23 ms -> 0.3 µs
 *   filter             8 ms -> 0.3 ms           25 ms -> 2 ms
 *
 * Measured on a busy machine with `npx vitest bench --project node tests/bench/table.bench.ts`.
 *
 * Many databases start with the same seeded rows (see databases.ts). `copy` shares these rows; a shared row
 * enters the collection of a database when this database changes it for the first time.
 */
export class Table<T extends Row> {
  private rows = new Map<string, T>();
  /** The ids of the rows in the collection. The other rows are shared with other databases. */
  private readonly idsInCollection = new Set<string>();
  private readonly collection: Collection<never>;

  constructor(
    private readonly definition: TableDefinition<T>,
    private readonly onWrite = (_: TableChange) => {},
  ) {
    this.collection = new Collection({ schema: definition.schema as never });
  }

  /** A table with the same rows. A change of one of the two does not reach the other. */
  copy(onWrite?: (change: TableChange) => void): Table<T> {
    const copy = new Table(this.definition, onWrite);
    for (const row of this.rows.values()) freeze(row);
    copy.rows = new Map(this.rows);
    return copy;
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  find(matches: (row: T) => boolean): T | undefined {
    for (const row of this.rows.values()) if (matches(row)) return row;
    return undefined;
  }

  filter(matches: (row: T) => boolean): T[] {
    return this.all().filter(matches);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  async create(row: T): Promise<T> {
    if (this.rows.has(row.id)) {
      throw new Error(`${this.definition.name} already has a row "${row.id}"`);
    }
    const created = await this.addToCollection(row);
    this.report(created.id, null, created);
    return created;
  }

  async update(id: string, change: Partial<T> | ((draft: T) => void)): Promise<T> {
    const row = this.rows.get(id);
    if (!row) throw new Error(`${this.definition.name} has no row "${id}"`);
    const data = (draft: T) => {
      if (typeof change === 'function') change(draft);
      else Object.assign(draft, change);
    };
    const current = this.idsInCollection.has(id) ? row : await this.addToCollection(row);
    const updated: unknown = await this.collection.update(current as never, { data } as never);
    this.rows.set(id, updated as T);
    this.report(id, row, updated as T);
    return updated as T;
  }

  /** Creates the row, or updates the one that has its id. */
  upsert(row: T): Promise<T> {
    return this.rows.has(row.id) ? this.update(row.id, row) : this.create(row);
  }

  delete(id: string): boolean {
    const row = this.rows.get(id);
    if (!row) return false;
    const next = this.idAfter(id);
    this.remove(id, row);
    this.report(id, row, null, next);
    return true;
  }

  /**
   * Takes a change back (`before`), or makes it again (`after`). The rows and their order are then as they were. The row
   * was checked when the change was made for the first time, so it enters the collection when it is changed again.
   */
  travel(change: TableChange, to: 'before' | 'after') {
    if ('order' in change) {
      this.reorder(change.order[to]);
    } else {
      const { id, next } = change;
      const current = this.rows.get(id);
      const row = change[to] as T | null;
      freeze(row);
      if (current && row) this.replace(id, current, row);
      else if (current) this.remove(id, current);
      else if (row) this.insert(row, next);
    }
    this.onWrite(change);
  }

  /** Puts the rows with these ids in this order, before all others. */
  sort(ids: string[]) {
    const sorted = ids.flatMap((id) => {
      const row = this.rows.get(id);
      return row ? [[id, row] as const] : [];
    });
    const before = [...this.rows.keys()];
    this.rows = new Map([...sorted, ...this.rows]);
    const after = [...this.rows.keys()];
    if (before.some((id, i) => id !== after[i]))
      this.onWrite({ table: this.definition.name, order: { before, after } });
  }

  private reorder(ids: string[]) {
    const rows = ids.map((id) => [id, this.rows.get(id)] as const);
    this.rows = new Map(rows.filter((entry): entry is [string, T] => entry[1] !== undefined));
  }

  private insert(row: T, next: string | undefined) {
    if (next === undefined || !this.rows.has(next)) {
      this.rows.set(row.id, row);
      return;
    }
    const entries = [...this.rows];
    const place = entries.findIndex(([id]) => id === next);
    this.rows = new Map(entries.toSpliced(place, 0, [row.id, row]));
  }

  private replace(id: string, current: T, row: T) {
    if (this.idsInCollection.delete(id)) this.collection.delete(current as never);
    this.rows.set(id, row);
  }

  private remove(id: string, row: T) {
    if (this.idsInCollection.delete(id)) this.collection.delete(row as never);
    this.rows.delete(id);
  }

  private idAfter(id: string) {
    let isFound = false;
    for (const other of this.rows.keys()) {
      if (isFound) return other;
      isFound = other === id;
    }
    return undefined;
  }

  private report(id: string, before: T | null, after: T | null, next?: string) {
    const place = next === undefined ? {} : { next };
    this.onWrite({ table: this.definition.name, id, before, after, ...place });
  }

  private async addToCollection(row: T): Promise<T> {
    const created: unknown = await this.collection.create(row as never);
    this.rows.set(row.id, created as T);
    this.idsInCollection.add(row.id);
    return created as T;
  }
}

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
