import { hostDatabases } from './hostDatabases';

/** Where a host keeps its databases between two runs. */
export interface PersistentStore {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** Restores the databases of the last run. A database that cannot be read is seeded again. */
export async function restoreDatabases(store: PersistentStore) {
  try {
    const text = await store.read();
    if (text) await hostDatabases.loadSnapshots(JSON.parse(text));
  } catch (error) {
    console.warn('The saved state could not be read; the backend starts with the seed.', error);
  }
}

/**
 * `schedule` saves after a short wait, so that many changes cause one write; `saveNow` does not wait. It is not enough to
 * save when a page is left: phones may close a page without an event.
 */
export function createAutosave(store: PersistentStore, ms = 500) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(async () => store.write(JSON.stringify(await hostDatabases.toSnapshots())))
      .catch((error) => console.warn('The state could not be saved.', error));
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(saveNow, ms);
  };
  return { schedule, saveNow };
}
