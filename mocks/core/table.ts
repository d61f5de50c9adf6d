import { Collection } from '@msw/data';
import type { Type } from 'arktype';

interface Row {
  id: string;
}

/** Names a table and says what its rows look like. A database makes its own copy on first use. */
export interface TableOf<T extends Row> {
  name: string;
  schema: Type<T>;
}

export const tables = new Map<string, TableOf<never>>();

export function table<T extends Row>(name: string, schema: Type<T>): TableOf<T> {
  const made = { name, schema };
  tables.set(name, made as never);
  return made;
}

/** Rows of one noun in one database. Rows are immutable: change them through `change`. */
export class Table<T extends Row> {
  private readonly rows: Collection<never>;
  private readonly byId = new Map<string, T>();

  constructor(of: TableOf<T>) {
    this.rows = new Collection({ schema: of.schema as never });
  }

  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  find(fits: (row: T) => boolean): T | undefined {
    for (const row of this.byId.values()) if (fits(row)) return row;
    return undefined;
  }

  where(fits: (row: T) => boolean): T[] {
    return this.all().filter(fits);
  }

  all(): T[] {
    return [...this.byId.values()];
  }

  get size() {
    return this.byId.size;
  }

  async add(row: T): Promise<T> {
    if (this.byId.has(row.id)) throw new Error(`a row "${row.id}" stands already`);
    const made: unknown = await this.rows.create(row as never);
    this.byId.set(row.id, made as T);
    return made as T;
  }

  async change(id: string, edit: Partial<T> | ((draft: T) => void)): Promise<T> {
    const row = this.byId.get(id);
    if (!row) throw new Error(`no row "${id}"`);
    const data = (draft: T) => {
      if (typeof edit === 'function') edit(draft);
      else Object.assign(draft, edit);
    };
    const made: unknown = await this.rows.update(row as never, { data } as never);
    this.byId.set(id, made as T);
    return made as T;
  }

  /** Adds the row, or changes the one that stands under its id. */
  put(row: T): Promise<T> {
    return this.byId.has(row.id) ? this.change(row.id, row) : this.add(row);
  }

  remove(id: string): boolean {
    const row = this.byId.get(id);
    if (!row) return false;
    this.rows.delete(row as never);
    return this.byId.delete(id);
  }
}
