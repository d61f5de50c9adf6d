import * as all from '../scenarios/all';
import type { Scenario } from './scenario';

export type ScenarioName = keyof typeof all;

/** All scenarios by name. A scenario changes the current state; leaving it takes the changes back. */
export const scenarios = new Map<ScenarioName, Scenario>(
  Object.entries(all) as [ScenarioName, Scenario][],
);
