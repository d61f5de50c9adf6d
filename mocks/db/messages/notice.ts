import { type } from 'arktype';
import { notices as seeded } from '../../../fixtures/messages/notices';
import { noticeTranslations } from '../../../fixtures/messages/noticeTranslations';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';
import { withAmounts } from '../../rules/site/market';

const words = type({
  title: 'string',
  'content?': 'string',
  'kicker?': 'string',
  'action?': 'string',
});

const notice = type({
  id: 'string',
  /** B: banner, PL: for players, PU: pop-up, A: for agents, PR: promotion. */
  type: "'B' | 'PL' | 'PU' | 'A' | 'PR'",
  'groupName?': 'string',
  'url?': 'string',
  'image?': 'string',
  sender: 'string',
  at: 'number',
  texts: { ES: words, EN: words, 'VI?': words, 'BN?': words, 'AR?': words, 'PT-BR?': words },
});

export const notices = defineTable('notices', notice);

/** The words of an announcement, with amounts in the currency of the market. English where it is not translated. */
export function wordsOf(db: Database, { texts }: typeof notice.infer, languageCode: string) {
  const own = texts[languageCode as keyof typeof texts] ?? texts.EN;
  const written = Object.entries(own).map(([part, text]) => [part, withAmounts(db, text)]);
  return Object.fromEntries(written) as typeof own;
}

const readMark = type({ id: 'string', memberId: 'string', noticeId: 'string' });
/** The id is `<member>/<notice>`. */
export const readMarks = defineTable('readMarks', readMark);

/** How many announcements for players the member has not read. */
export const countUnreadNotices = (db: Database, memberId: string) =>
  db
    .table(notices)
    .filter(({ id, type }) => type === 'PL' && !db.table(readMarks).get(`${memberId}/${id}`))
    .length;

const HOUR = 3_600_000;

export async function seedNotices(db: Database) {
  const now = db.clock.now();
  for (const { hoursAgo, ...notice } of seeded) {
    const texts = { ...notice.texts, ...noticeTranslations[notice.id] };
    const at = now - hoursAgo * HOUR;
    await db.table(notices).create({ sender: 'Feria', ...notice, texts, at });
  }
}
