import { seed } from '../db/seed';
import { type Birth, Database } from './database';

export const DEFAULT_SEED = 'feria';
const MOST = 300;

type Saved = ReturnType<Database['save']>;

/** All databases of a host, by the value of the cookie `mock_db`. The oldest unused one goes first. */
export class Worlds {
  private readonly made = new Map<string, Promise<Database>>();

  constructor(private readonly birth: Partial<Birth> = {}) {}

  get(name: string): Promise<Database> {
    const found = this.made.get(name) ?? this.make(this.birth);
    this.made.delete(name);
    this.made.set(name, found);
    const [oldest] = this.made.keys();
    if (this.made.size > MOST && oldest !== undefined) this.made.delete(oldest);
    return found;
  }

  reset(name: string, birth: Partial<Birth> = {}): Promise<Database> {
    const made = this.make({ ...this.birth, ...birth });
    this.made.set(name, made);
    return made;
  }

  async save(): Promise<Record<string, Saved>> {
    const entries = [...this.made].map(async ([name, one]) => [name, (await one).save()] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  load(saved: Record<string, Saved>) {
    for (const [name, one] of Object.entries(saved)) this.made.set(name, this.restore(one));
  }

  /** Puts a saved database in the place of another, once it has been read whole. */
  async put(name: string, saved: Saved): Promise<Database> {
    const db = await this.restore(saved);
    this.made.set(name, Promise.resolve(db));
    return db;
  }

  private async make({ seed: name = DEFAULT_SEED, now }: Partial<Birth>) {
    const db = new Database({ seed: name, ...(now === undefined ? {} : { now }) });
    // Time stands still while the seed is told: the same seed and time give the same rows.
    db.clock.freeze(db.birth.now);
    await seed(db);
    db.clock.run();
    return db;
  }

  private async restore(saved: Saved) {
    const db = new Database(saved.birth);
    await db.load(saved);
    return db;
  }
}
