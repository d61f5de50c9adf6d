import type { Scenario } from '../../admin/scenario';
import { setFlag } from '../actions/settings';

export const smsOff: Scenario = {
  area: 'session',
  description: 'No login by SMS',
  enter: (db) => setFlag(db, 'MOBILEVERCODELOGIN3', false),
};
