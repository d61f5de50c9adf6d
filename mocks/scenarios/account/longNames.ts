import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const longNames: Scenario = {
  area: 'content',
  description: 'Every name and text of the backend is very long',
  enter: (db) => failEverywhere(db, { kind: 'longTexts' }),
};
