import type { ActiveScenario, TableChange } from './activeScenario';
import { Clock } from './clock';
import type { Fault } from './fault';
import type { CallDetails, LoggedCall } from './loggedCall';
import type { Parts } from './parts';
import { Table, type TableDefinition, tableDefinitions } from './table';
import { Timeline, type TimelineState } from './timeline/timeline';
import { Random } from './values/random';

export interface ReceivedReport {
  at: number;
  contentType: string;
  body: unknown;
}

export interface DatabaseOptions {
  seed: string;
  now?: number;
}

/** Some parts are absent in the state that an older version has saved. */
export type Snapshot = Omit<ReturnType<Database['toSnapshot']>, keyof Parts> & Parts;

const MAX_LOGGED_CALLS = 2000;
const MAX_KEPT_DETAILS = 200;
const MAX_REPORTS = 200;

/** One isolated state of the backend: tables, clock, random numbers, faults and request log. */
export class Database {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: LoggedCall[] = [];
  /** Requests and replies of the last calls, by the id in the log. */
  readonly callDetails = new Map<number, CallDetails>();
  private lastLogId = 0;
  /** The errors and measurements that pages have reported. */
  readonly reports: ReceivedReport[] = [];
  faults: Fault[] = [];
  /** How the next round of a game ends. Undefined: by chance. */
  nextRound: 'win' | 'lose' | undefined;
  /** The commands of the admin API since the seed. A link repeats them. */
  steps: { path: string; body: Record<string, unknown> }[] = [];
  /** Separate from `random`, so that a fault with a `chance` does not change other random results. */
  readonly faultRandom: Random;
  /** The scenarios that were entered, the last one at the end. */
  scenarios: ActiveScenario[] = [];
  private readonly tables = new Map<string, Table<never>>();
  private queue: Promise<unknown> = Promise.resolve();
  private readonly watchers = new Set<(change: TableChange) => void>();
  private lastId = 0;
  /** What has happened since the seed. A database that is still seeded has none. */
  timeline: Timeline | undefined;

  /** The seed, and the time of the start: the seeded past ends there. */
  readonly options: Required<DatabaseOptions>;

  constructor({ seed, now }: DatabaseOptions) {
    this.clock = new Clock(now);
    this.random = Random.fromText(seed);
    this.faultRandom = Random.fromText(`${seed}/faults`);
    this.options = { seed, now: now ?? this.clock.now() };
  }

  /** A database with the same rows, random numbers and ids; its clock shows the real time. */
  copy(): Database {
    const copy = new Database(this.options);
    copy.clock.set(Date.now());
    copy.random.setState(this.random.getState());
    copy.lastId = this.lastId;
    for (const [name, table] of this.tables) copy.tables.set(name, table.copy(copy.onWrite));
    return copy;
  }

  table<T extends { id: string }>(definition: TableDefinition<T>): Table<T> {
    let table = this.tables.get(definition.name) as Table<T> | undefined;
    if (!table) {
      table = new Table(definition, this.onWrite);
      this.tables.set(definition.name, table as never);
    }
    return table;
  }

  /** The tables that have been used, by name. */
  allTables(): ReadonlyMap<string, Table<{ id: string }>> {
    return this.tables as never;
  }

  /** Random numbers of its own for one part of the seed, so that a new part changes no other. */
  randomFor(part: string) {
    return Random.fromText(`${this.options.seed}/${part}`);
  }

  newId(prefix: string) {
    this.lastId += 1;
    return `${prefix}${String(this.lastId).padStart(6, '0')}`;
  }

  /** Calls `watcher` after each change of a row. Returns the function that ends it. */
  watch(watcher: (change: TableChange) => void) {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  private readonly onWrite = (change: TableChange) => {
    for (const watcher of this.watchers) watcher(change);
  };

  /** Records what happens from now on, and goes on with what an earlier run has recorded. */
  startTimeline(saved?: TimelineState) {
    this.timeline = new Timeline(this, saved);
    return this;
  }

  /** Runs one task at a time, so that no handler reads what another one has written only in part. */
  runExclusive<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch(() => undefined);
    return result;
  }

  logCall(entry: Omit<LoggedCall, 'id'>) {
    this.lastLogId += 1;
    this.log.push({ id: this.lastLogId, ...entry });
    if (this.log.length > MAX_LOGGED_CALLS) this.log.shift();
    return this.lastLogId;
  }

  keepDetails(id: number, details: CallDetails) {
    this.callDetails.set(id, details);
    const [oldest] = this.callDetails.keys();
    if (this.callDetails.size > MAX_KEPT_DETAILS && oldest !== undefined)
      this.callDetails.delete(oldest);
  }

  addReport(report: ReceivedReport) {
    this.reports.push(report);
    if (this.reports.length > MAX_REPORTS) this.reports.shift();
  }

  /** What is neither a row nor the clock. */
  getParts() {
    return {
      random: this.random.getState(),
      lastId: this.lastId,
      faults: this.faults,
      scenarios: this.scenarios,
      steps: this.steps,
      nextRound: this.nextRound,
    };
  }

  setParts({ random, lastId, faults, scenarios = [], steps = [], nextRound }: Parts) {
    this.random.setState(random);
    this.lastId = lastId;
    this.faults = faults;
    this.scenarios = scenarios;
    this.steps = steps;
    this.nextRound = nextRound;
  }

  toSnapshot() {
    const rows = [...this.tables].map(([name, table]) => [name, table.all()] as const);
    return {
      options: this.options,
      clock: this.clock.getState(),
      ...this.getParts(),
      rows: Object.fromEntries(rows) as Record<string, unknown[]>,
    };
  }

  async loadSnapshot(snapshot: Snapshot) {
    this.clock.setState(snapshot.clock);
    this.setParts(snapshot);
    for (const [name, rows] of Object.entries(snapshot.rows)) {
      const definition = tableDefinitions.get(name);
      if (!definition) continue;
      // An empty table is kept too, so that an export says the same as the import.
      const table = this.table(definition);
      for (const row of rows) await table.create(row as never);
    }
  }
}
