import type { Database } from '../core/database';

interface SavedState {
  at: number;
  text: string;
}

/** The saved states by database and name. They are lost when the host ends, while an exported file stays. */
const savedStates = new Map<string, Map<string, SavedState>>();

export function statesOf(database: string) {
  const states = savedStates.get(database) ?? new Map<string, SavedState>();
  savedStates.set(database, states);
  return states;
}

/** Saves the present state of a database under a title. */
export const saveState = (database: string, title: string, db: Database) =>
  statesOf(database).set(title, { at: Date.now(), text: JSON.stringify(db.toSnapshot()) });
