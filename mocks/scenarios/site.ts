import { hostileHtml, hostileTitle } from '../../fixtures/messages/help';
import type { Scenario } from '../admin/scenario';
import { SLOW_PICTURES } from '../admin/slowPictures';
import { sendMail } from '../db/messages/mail';
import { notices } from '../db/messages/notice';
import { failEverywhere } from './actions/faults';
import { realMembers } from './actions/members';
import { changeSetting } from './actions/settings';

export const brokenReplies: Scenario = {
  area: 'network',
  description: 'Every reply has numbers in place of texts and texts in place of numbers',
  enter: (db) => failEverywhere(db, { kind: 'wrongTypes' }),
};

export const cutReplies: Scenario = {
  area: 'network',
  description: 'Every reply ends in the middle of its JSON',
  enter: (db) => failEverywhere(db, { kind: 'malformed' }),
};

export const eventStream: Scenario = {
  area: 'platform',
  description: 'What changes is sent to open pages at once, by the event stream',
  enter: (db) => changeSetting(db, 'site', { eventStream: true }),
};

export const failingBackend: Scenario = {
  area: 'network',
  description: 'Every call is answered with status 500 and a body that is not JSON',
  enter: (db) => failEverywhere(db, { kind: 'status', status: 500 }),
};

export const healthy: Scenario = {
  area: 'network',
  description: 'All faults are removed',
  enter: (db) => {
    db.faults = [];
  },
};

export const hostileContent: Scenario = {
  area: 'content',
  description: 'Help, announcements and mail contain HTML with scripts',
  enter: async (db) => {
    await changeSetting(db, 'content', { isHostile: true });
    const words = { title: hostileTitle, content: hostileHtml };
    const texts = { ES: words, EN: words };
    const at = db.clock.now();
    for (const type of ['PL', 'PU'] as const)
      await db.table(notices).upsert({ id: `hostile-${type}`, type, sender: 'Feria', at, texts });
    for (const { id } of realMembers(db)) await sendMail(db, id, texts);
  },
};

export const maintenance: Scenario = {
  area: 'platform',
  description: 'The platform is under maintenance',
  enter: (db) => changeSetting(db, 'status', { maintenance: true, regionRestriction: false }),
};

export const maintenanceAndRestricted: Scenario = {
  area: 'platform',
  description: 'The platform is under maintenance and the visitor’s region is restricted',
  enter: (db) => changeSetting(db, 'status', { maintenance: true, regionRestriction: true }),
};

export const offlineBackend: Scenario = {
  area: 'network',
  description: 'No call reaches the backend',
  enter: (db) => failEverywhere(db, { kind: 'network' }),
};

export const open: Scenario = {
  area: 'platform',
  description: 'The platform is open to everybody',
  enter: (db) => changeSetting(db, 'status', { maintenance: false, regionRestriction: false }),
};

export const restricted: Scenario = {
  area: 'platform',
  description: 'The visitor’s region is restricted',
  enter: (db) => changeSetting(db, 'status', { maintenance: false, regionRestriction: true }),
};

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

export const slowNetwork: Scenario = {
  area: 'network',
  description: 'Every call takes 1.5 seconds longer',
  enter: (db) => failEverywhere(db, { kind: 'delay', ms: 1500 }),
};
