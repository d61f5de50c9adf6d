import type { Database, Fault } from '../core/database';
import { sessions } from '../db/session';
import type { Scenario } from './scenario';

const PATHS = ['/wps/', '/lgw/'];

/** Applies one fault to every call. */
const faultEverywhere = (fault: Pick<Fault, 'kind' | 'status' | 'ms'>) => (db: Database) => {
  for (const path of PATHS) db.faults.push({ id: db.newId('F'), path, ...fault });
};

export const networkScenarios: Record<string, Scenario> = {
  slowNetwork: {
    description: 'Every call takes 1.5 seconds longer',
    apply: faultEverywhere({ kind: 'delay', ms: 1500 }),
  },
  offlineBackend: {
    description: 'No call reaches the backend',
    apply: faultEverywhere({ kind: 'network' }),
  },
  failingBackend: {
    description: 'Every call is answered with status 500 and a body that is not JSON',
    apply: faultEverywhere({ kind: 'status', status: 500 }),
  },
  brokenReplies: {
    description: 'Every reply has numbers in place of texts and texts in place of numbers',
    apply: faultEverywhere({ kind: 'wrongTypes' }),
  },
  cutReplies: {
    description: 'Every reply ends in the middle of its JSON',
    apply: faultEverywhere({ kind: 'malformed' }),
  },
  healthy: {
    description: 'All faults are removed',
    apply: (db) => {
      db.faults = [];
    },
  },
  sessionExpired: {
    description: 'Every session is revoked: the next call with a token is answered as logged out',
    apply: async (db) => {
      for (const { id } of db.table(sessions).filter(({ revoked }) => !revoked))
        await db.table(sessions).update(id, { revoked: true });
    },
  },
};
