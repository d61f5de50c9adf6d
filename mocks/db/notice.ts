import { type } from 'arktype';
import { notices as seeded } from '../../fixtures/notices';
import type { Database } from '../core/database';
import { table } from '../core/table';

const words = type({
  title: 'string',
  'content?': 'string',
  'kicker?': 'string',
  'action?': 'string',
});

const notice = type({
  id: 'string',
  /** B banner, PL for players, PU pop-up, A for agents, PR promotion. */
  type: "'B' | 'PL' | 'PU' | 'A' | 'PR'",
  'groupName?': 'string',
  'url?': 'string',
  'image?': 'string',
  sender: 'string',
  at: 'number',
  texts: { ES: words, EN: words },
});

export const notices = table('notices', notice);

const readMark = type({ id: 'string', memberId: 'string', noticeId: 'string' });
/** Keyed `<member>/<notice>`. */
export const readMarks = table('readMarks', readMark);

const HOUR = 3_600_000;

export async function seedNotices(db: Database) {
  const now = db.clock.now();
  for (const { hoursAgo, ...one } of seeded) {
    await db.of(notices).add({ sender: 'Feria', ...one, at: now - hoursAgo * HOUR });
  }
}
