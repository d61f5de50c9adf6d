import type { Database } from '../core/database';

export const AREAS = [
  'platform',
  'network',
  'session',
  'account',
  'kyc',
  'money',
  'games',
  'promotions',
  'content',
  'agents',
  'recorded',
] as const;

/** A situation of the backend that has a name: the one that mocks/scenarios exports it by. */
export interface Scenario {
  area: (typeof AREAS)[number];
  /** What the scenario changes, in one sentence. */
  description: string;
  /** Changes the database. The changes are recorded, so that they can be undone. */
  enter(db: Database): Promise<unknown> | unknown;
}
