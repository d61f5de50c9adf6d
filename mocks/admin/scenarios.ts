import { agentScenarios } from './agentScenarios';
import { contentScenarios } from './contentScenarios';
import { moneyScenarios } from './moneyScenarios';
import { networkScenarios } from './networkScenarios';
import { type Scenario, setSetting } from './scenario';

/** All scenarios by name. A scenario changes the current state; a reset restores the seed. */
export const scenarios = new Map<string, Scenario>(
  Object.entries({
    maintenance: {
      description: 'The platform is under maintenance',
      apply: setSetting('status', { maintenance: true, regionRestriction: false }),
    },
    restricted: {
      description: 'The visitor’s region is restricted',
      apply: setSetting('status', { maintenance: false, regionRestriction: true }),
    },
    both: {
      description: 'The platform is under maintenance and the visitor’s region is restricted',
      apply: setSetting('status', { maintenance: true, regionRestriction: true }),
    },
    open: {
      description: 'The platform is open to everybody',
      apply: setSetting('status', { maintenance: false, regionRestriction: false }),
    },
    ...networkScenarios,
    ...contentScenarios,
    ...moneyScenarios,
    ...agentScenarios,
  }),
);
