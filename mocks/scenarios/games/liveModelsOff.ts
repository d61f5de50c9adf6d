import type { Scenario } from '../../admin/scenario';
import { setFlag } from '../actions/settings';

export const liveModelsOff: Scenario = {
  area: 'games',
  description: 'The live model feature is off',
  enter: (db) => setFlag(db, 'LIVEMODEL3', false),
};
