import { Chance } from './chance';
import { Clock } from './clock';
import { Table, type TableOf, tables } from './table';

export interface Logged {
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

export interface Fault {
  id: string;
  path: string;
  method?: string;
  kind: 'status' | 'network' | 'hang' | 'malformed' | 'empty' | 'wrongTypes' | 'delay';
  status?: number;
  ms?: number;
  times?: number;
}

export interface Birth {
  seed: string;
  now?: number;
}

const LOG_LENGTH = 2000;

/** One isolated world of the backend: its rows, its time, its chance, its faults, its memory. */
export class Database {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Logged[] = [];
  faults: Fault[] = [];
  private readonly tables = new Map<string, Table<never>>();
  private turn: Promise<unknown> = Promise.resolve();
  private counted = 0;

  /** Seed and time of the start: what is told of the past hangs on them. */
  readonly birth: Required<Birth>;

  constructor({ seed, now }: Birth) {
    this.clock = new Clock(now);
    this.chance = Chance.of(seed);
    this.birth = { seed, now: now ?? this.clock.now() };
  }

  of<T extends { id: string }>(table: TableOf<T>): Table<T> {
    let made = this.tables.get(table.name) as Table<T> | undefined;
    if (!made) {
      made = new Table(table);
      this.tables.set(table.name, made as never);
    }
    return made;
  }

  /** Chance of its own for a part of the seed, so that a new part shifts no other. */
  chanceFor(part: string) {
    return Chance.of(`${this.birth.seed}/${part}`);
  }

  newId(prefix: string) {
    this.counted += 1;
    return `${prefix}${String(this.counted).padStart(6, '0')}`;
  }

  /** One request at a time: a rule reads and writes without another in between. */
  exclusive<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(act);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  note(entry: Logged) {
    this.log.push(entry);
    if (this.log.length > LOG_LENGTH) this.log.shift();
  }

  save() {
    const rows = [...this.tables].map(([name, one]) => [name, one.all()] as const);
    return {
      birth: this.birth,
      clock: this.clock.save(),
      chance: this.chance.save(),
      counted: this.counted,
      faults: this.faults,
      rows: Object.fromEntries(rows) as Record<string, unknown[]>,
    };
  }

  async load(saved: ReturnType<Database['save']>) {
    this.clock.load(saved.clock);
    this.chance.load(saved.chance);
    this.counted = saved.counted;
    this.faults = saved.faults;
    for (const [name, rows] of Object.entries(saved.rows)) {
      const known = tables.get(name);
      for (const row of known ? rows : []) await this.of(known as never).add(row as never);
    }
  }
}
