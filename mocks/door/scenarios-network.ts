import type { Database, Fault } from '../core/database';
import { sessions } from '../db/session';
import type { Scenario } from './scenario';

const ROOMS = ['/wps/', '/lgw/'];

/** The same thing goes wrong with every call. */
const everywhere = (fault: Pick<Fault, 'kind' | 'status' | 'ms'>) => (db: Database) => {
  for (const path of ROOMS) db.faults.push({ id: db.newId('F'), path, ...fault });
};

export const networkScenarios: Record<string, Scenario> = {
  slowNetwork: {
    about: 'Every call takes 1.5 seconds longer',
    play: everywhere({ kind: 'delay', ms: 1500 }),
  },
  offlineBackend: {
    about: 'No call reaches the backend',
    play: everywhere({ kind: 'network' }),
  },
  failingBackend: {
    about: 'Every call answers 500, and not in JSON',
    play: everywhere({ kind: 'status', status: 500 }),
  },
  brokenReplies: {
    about: 'Every reply has numbers for texts and texts for numbers',
    play: everywhere({ kind: 'wrongTypes' }),
  },
  cutReplies: {
    about: 'Every reply ends in the middle of its JSON',
    play: everywhere({ kind: 'malformed' }),
  },
  healthy: {
    about: 'No faults any more',
    play: (db) => {
      db.faults = [];
    },
  },
  sessionExpired: {
    about: 'Every session is revoked; the next call with a token says so',
    play: async (db) => {
      for (const { id } of db.of(sessions).where(({ revoked }) => !revoked))
        await db.of(sessions).change(id, { revoked: true });
    },
  },
};
