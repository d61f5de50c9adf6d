import type { Scenario } from '../admin/scenario';
import { failEverywhere } from './verbs/faults';

export const slow3g: Scenario = {
  area: 'network',
  description: 'Every call takes 0.4 to 2 seconds longer, as on a slow mobile network',
  enter: (db) => failEverywhere(db, { kind: 'delay', ms: 400, jitterMs: 1600 }),
};
