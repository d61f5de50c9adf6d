import type { Fault } from './fault';

export type Row = { id: string };

/** `before` is null for a created row, `after` is null for a deleted row. */
export interface RowChange {
  table: string;
  id: string;
  before: Row | null;
  after: Row | null;
  /** The id of the row that follows a deleted row, so that the row can come back to its place. */
  next?: string;
}

/** The ids of a table in another order, before and after. */
export interface OrderChange {
  table: string;
  order: { before: string[]; after: string[] };
}

/** One change of a table. */
export type TableChange = RowChange | OrderChange;

/** What a scenario has changed in a database. */
export interface Changes {
  rows: RowChange[];
  /** The ids in the earlier order, of the tables that have lost rows. */
  order: Record<string, string[]>;
  addedFaults: string[];
  removedFaults: Fault[];
  /** By how much the clock was moved, in milliseconds. */
  clockMoved: number;
  isClockStopped: boolean;
}

/** A scenario that was entered and not left. */
export interface ActiveScenario {
  name: string;
  changes: Changes;
}
