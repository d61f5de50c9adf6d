import type { Scenario } from '../admin/scenario';
import { SLOW_PICTURES } from '../admin/slowPictures';
import { failEverywhere } from './actions/faults';
import { changeSetting } from './actions/settings';

/** The figures of "Slow 3G" in the developer tools of Chromium: 2 seconds and 400 kbit/s. */
export const slow3g: Scenario = {
  area: 'network',
  description:
    'As on slow 3G: about 2 seconds for each call and picture, and 400 kilobits a second for all calls',
  enter: async (db) => {
    failEverywhere(db, { kind: 'delay', ms: 1500, jitterMs: 1000, kbps: 400 });
    await changeSetting(db, 'site', { imageCdns: [`${SLOW_PICTURES}2000/`] });
  },
};
