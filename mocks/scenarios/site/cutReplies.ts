import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const cutReplies: Scenario = {
  area: 'network',
  description: 'Every reply ends in the middle of its JSON',
  enter: (db) => failEverywhere(db, { kind: 'malformed' }),
};
