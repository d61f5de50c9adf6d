import { Chance } from './parts/Chance';
import { Clock } from './parts/Clock';
import { Faults } from './parts/Faults';
import { Market } from './parts/Market';
import { People } from './parts/People';
import { Pushes } from './parts/Pushes';
import { Requests } from './parts/Requests';
import { Scenarios } from './parts/Scenarios';
import { Settings } from './parts/Settings';
import { Snapshots } from './parts/Snapshots';
import { Stores } from './parts/Stores';
import { Tables } from './parts/Tables';
import { Timeline } from './parts/Timeline';

/** The parts of the panel in their order. */
export const parts = [
  { id: 'people', title: 'People', View: People },
  { id: 'scenarios', title: 'Scenarios', View: Scenarios },
  { id: 'requests', title: 'Requests', View: Requests },
  { id: 'stores', title: 'Stores', View: Stores },
  { id: 'timeline', title: 'Timeline', View: Timeline },
  { id: 'faults', title: 'Faults', View: Faults },
  { id: 'clock', title: 'Clock', View: Clock },
  { id: 'market', title: 'Market', View: Market },
  { id: 'settings', title: 'Settings', View: Settings },
  { id: 'tables', title: 'Data', View: Tables },
  { id: 'pushes', title: 'Send', View: Pushes },
  { id: 'chance', title: 'Chance', View: Chance },
  { id: 'snapshots', title: 'Snapshots', View: Snapshots },
];
