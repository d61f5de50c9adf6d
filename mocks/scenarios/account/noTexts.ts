import type { Scenario } from '../../admin/scenario';
import { failEverywhere } from '../actions/faults';

export const noTexts: Scenario = {
  area: 'content',
  description: 'Every name and text of the backend is empty',
  enter: (db) => failEverywhere(db, { kind: 'noTexts' }),
};
