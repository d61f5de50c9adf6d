import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const slowNetwork: Scenario = {
  area: 'network',
  description: 'Every call takes 1.5 seconds longer',
  enter: (db) => failEverywhere(db, { kind: 'delay', ms: 1500 }),
};
