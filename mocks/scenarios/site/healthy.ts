import type { Scenario } from '../../admin/scenario';

export const healthy: Scenario = {
  area: 'network',
  description: 'All faults are removed',
  enter: (db) => {
    db.faults = [];
  },
};
