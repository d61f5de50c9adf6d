import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const brokenReplies: Scenario = {
  area: 'network',
  description: 'Every reply has numbers in place of texts and texts in place of numbers',
  enter: (db) => failEverywhere(db, { kind: 'wrongTypes' }),
};
