import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const eventStream: Scenario = {
  area: 'platform',
  description: 'What changes is sent to open pages at once, by the event stream',
  enter: (db) => changeSetting(db, 'site', { eventStream: true }),
};
