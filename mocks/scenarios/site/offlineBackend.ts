import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const offlineBackend: Scenario = {
  area: 'network',
  description: 'No call reaches the backend',
  enter: (db) => failEverywhere(db, { kind: 'network' }),
};
