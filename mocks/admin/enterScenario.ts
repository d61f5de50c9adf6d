import { recordChanges, undoChanges } from '../core/changes';
import type { Database } from '../core/database';
import { type ScenarioName, scenarios } from './scenarios';

/** Enters a scenario, and records what it changes, so that it can be left again. */
export async function enterScenario(db: Database, name: string) {
  const scenario = scenarios.get(name as ScenarioName);
  if (!scenario) throw new Error(`no scenario "${name}"`);
  const changes = await recordChanges(db, () => scenario.enter(db));
  db.scenarios.push({ name, changes });
}

/**
 * Leaves one scenario. The later ones may depend on it, so they are left too and entered again.
 * False when the scenario is not active.
 */
export async function leaveScenario(db: Database, name: string): Promise<boolean> {
  const first = db.scenarios.findIndex((active) => active.name === name);
  if (first < 0) return false;
  const left = db.scenarios.splice(first);
  for (const { changes } of left.toReversed()) await undoChanges(db, changes);
  for (const later of left) if (later.name !== name) await enterScenario(db, later.name);
  return true;
}
