/** Absent without https. Then nobody waits for another tab. */
const locks = () => globalThis.navigator?.locks as LockManager | undefined;

/** Until `work` ends, other tabs wait at `unlocked`. A tab that is closed holds nothing. */
export function holdLock<T>(name: string, work: Promise<T>): Promise<T> {
  const end = () => {};
  void locks()?.request(name, () => work.then(end, end));
  return work;
}

/** Resolves when no other tab holds the lock. */
export const unlocked = async (name: string) => void (await locks()?.request(name, () => {}));
