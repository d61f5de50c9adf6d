import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const failingBackend: Scenario = {
  area: 'network',
  description: 'Every call is answered with status 500 and a body that is not JSON',
  enter: (db) => failEverywhere(db, { kind: 'status', status: 500 }),
};
