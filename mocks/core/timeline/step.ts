import type { TableChange } from '../activeScenario';
import type { Parts } from '../parts';

/** What a step was caused by. */
export type Cause =
  | CallCause
  | { kind: 'command'; method: 'POST' | 'DELETE'; path: string; body: unknown }
  /** What became due while nobody called, such as a draw. */
  | { kind: 'events' };

export interface CallCause {
  kind: 'call';
  method: string;
  path: string;
  /** The parameters as the handler got them. */
  input: Record<string, unknown>;
  language: string;
  /** Of the member who called. Null for a visitor. */
  account: string | null;
}

/** The parts of a database that are neither rows nor the clock, and travel with them. */
export type TravelParts = Parts & { faultRandom: number };

/** As the part was before, and as it is after. Of a list without its first items that are the same in both. */
export interface PartChange {
  before: unknown;
  after: unknown;
  same?: number;
}

/** The parts that a step has changed. */
export type PartChanges = Partial<Record<keyof TravelParts, PartChange>>;

/** A step without what is large, for the list. */
export interface Step {
  id: number;
  /** The step before it. */
  parent: number;
  cause: Cause;
  /** The clock at the end of the step. */
  at: number;
  isClockStopped: boolean;
  /** By how much the step moved the clock, in milliseconds. */
  clockMoved: number;
  /** Whether rows, the clock or anything else is different after the step. The renewal of a session is no change. */
  isChanged: boolean;
  /** How many rows the step changed in each table. */
  tables: Record<string, number>;
  /** Of the reply; 0 when there was none. Only calls have it. */
  status?: number;
  /** The kinds of the faults that struck a call. */
  faults?: string[];
}

/** The rows and parts that a step changed. */
export interface Changed {
  rows: TableChange[];
  parts: PartChanges;
}
