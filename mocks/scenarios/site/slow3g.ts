import type { Scenario } from '../../admin/scenario';
import { SLOW_PICTURES } from '../../admin/slowPictures';
import { failEverywhere } from '../actions/faults';
import { changeSetting } from '../actions/settings';

/** The preset "Slow 3G" of Chromium: 400 kbit/s, and a latency of 2 seconds (here 1.5 and up to 1 more). */
export const slow3g: Scenario = {
  area: 'network',
  description:
    'As on slow 3G: about 2 seconds for each call and picture, and 400 kilobits a second for all calls',
  enter: async (db) => {
    failEverywhere(db, { kind: 'delay', ms: 1500, jitterMs: 1000, kbps: 400 });
    await changeSetting(db, 'site', { imageCdns: [`${SLOW_PICTURES}2000/`] });
  },
};
