import { type Scenario, set } from './scenario';
import { contentScenarios } from './scenarios-content';
import { moneyScenarios } from './scenarios-money';
import { networkScenarios } from './scenarios-network';

/** Named situations. Each starts from the database as it stands; reset brings the seed back. */
export const scenarios: Record<string, Scenario> = {
  maintenance: {
    about: 'The platform is under maintenance',
    play: set('status', { maintenance: true, regionRestriction: false }),
  },
  restricted: {
    about: 'The visitor’s region is restricted',
    play: set('status', { maintenance: false, regionRestriction: true }),
  },
  both: {
    about: 'Maintenance and restriction at once',
    play: set('status', { maintenance: true, regionRestriction: true }),
  },
  open: {
    about: 'Neither maintenance nor restriction',
    play: set('status', { maintenance: false, regionRestriction: false }),
  },
  ...networkScenarios,
  ...contentScenarios,
  ...moneyScenarios,
};
