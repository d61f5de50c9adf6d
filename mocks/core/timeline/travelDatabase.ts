import type { TableChange } from '../activeScenario';
import type { Clock } from '../clock';
import type { Parts } from '../parts';
import type { Table, TableDefinition } from '../table';
import type { Random } from '../values/random';

/** What a timeline needs of its database. */
export interface TravelDatabase {
  readonly clock: Clock;
  readonly faultRandom: Random;
  getParts(): Parts;
  setParts(parts: Parts): void;
  allTables(): ReadonlyMap<string, Table<{ id: string }>>;
  table<T extends { id: string }>(definition: TableDefinition<T>): Table<T>;
  watch(watcher: (change: TableChange) => void): () => void;
}
