import { seed as seedDatabase } from '../../db/seed';
import { Database, type DatabaseOptions, type Snapshot } from '../database';
import type { Cause } from '../timeline/step';
import type { TimelineState } from '../timeline/timeline';

/** What a host keeps of a database between two runs. */
type SavedDatabase = Snapshot & { timeline?: TimelineState | undefined };

const DEFAULT_SEED = 'feria';
const MAX_DATABASES = 300;
const MAX_TEMPLATES = 4;
const MINUTE = 60_000;

/**
 * All databases of a host, by the value of the cookie `mock_db`. The one unused for longest is dropped first.
 *
 * Seeding takes about 30 ms of CPU time and copying 1 ms. So a seeded database is kept as a template, and
 * new databases with the same seed and start time are copies of it. A database without a given start time
 * starts at the last full minute, while its clock shows the real time.
 */
export class Databases {
  private readonly templates = new Map<string, Promise<Database>>();

  constructor(private readonly byName = new Map<string, Promise<Database>>()) {}

  get(name: string): Promise<Database> {
    const database = this.byName.get(name) ?? this.createDatabase();
    this.byName.delete(name);
    this.byName.set(name, database);
    dropOldest(this.byName, MAX_DATABASES);
    return database;
  }

  reset(name: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const database = this.createDatabase(options);
    this.byName.set(name, database);
    return database;
  }

  /** Puts an earlier database back, after a link could not be opened. */
  set(name: string, database: Database) {
    this.byName.set(name, Promise.resolve(database));
  }

  clear() {
    this.byName.clear();
  }

  async toSnapshots(): Promise<Record<string, SavedDatabase>> {
    const entries = [...this.byName].map(async ([name, database]) => {
      const { timeline } = await database;
      return [name, { ...(await database).toSnapshot(), timeline: timeline?.toState() }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async loadSnapshots(snapshots: Record<string, SavedDatabase>) {
    for (const [name, { timeline, ...snapshot }] of Object.entries(snapshots))
      await this.replace(name, snapshot, timeline);
  }

  /** Replaces a database by the one of a snapshot, after the snapshot could be read completely. */
  async replace(name: string, snapshot: Snapshot, timeline?: TimelineState): Promise<Database> {
    const database = new Database(snapshot.options);
    await database.loadSnapshot(snapshot);
    database.startTimeline(timeline);
    this.set(name, database);
    return database;
  }

  /** Does the same as a step of the timeline, so that it can be taken back. */
  async restore(name: string, snapshot: Snapshot, cause: Cause): Promise<Database> {
    const previous = await this.get(name);
    const database = await this.replace(name, snapshot);
    database.timeline = previous.timeline?.continueIn(database, cause);
    return database;
  }

  private async createDatabase({ seed = DEFAULT_SEED, now }: Partial<DatabaseOptions> = {}) {
    const start = now ?? Math.floor(Date.now() / MINUTE) * MINUTE;
    const key = `${start} ${seed}`;
    let template = this.templates.get(key);
    if (!template) {
      template = createTemplate({ seed, now: start });
      this.templates.set(key, template);
      dropOldest(this.templates, MAX_TEMPLATES);
    }
    const database = (await template).copy();
    if (now !== undefined) database.clock.set(now);
    return database.startTimeline();
  }
}

async function createTemplate(options: Required<DatabaseOptions>) {
  const database = new Database(options);
  // With a stopped clock, the same seed and time always give the same rows.
  database.clock.freeze(options.now);
  await seedDatabase(database);
  return database;
}

function dropOldest(map: Map<string, unknown>, limit: number) {
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}
