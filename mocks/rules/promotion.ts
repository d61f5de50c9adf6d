import { type SeededPromotion, promotions as seeded } from '../../fixtures/promotions';
import type { Promotion } from '../../src/contract/promotion';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { refuse } from '../core/refusal';
import { type Application, applications, promotions } from '../db/promotion';
import type { Due } from './money';

const SECOND = 1_000;
/** How long the house takes to look at what was asked, and then to grant it. */
const STEP = 60 * SECOND;

export const promotionOf = (id: string): SeededPromotion =>
  seeded.find((one) => one.id === id) ?? refuse('promotion_missing');

const applicationOf = (db: Database, memberId: string | undefined, id: string) =>
  memberId === undefined ? undefined : db.of(applications).get(`${memberId}/${id}`);

/** What the button says: the member's own history first, then the calendar. */
export function labelOf(db: Database, { id, action }: SeededPromotion, memberId?: string) {
  const own = applicationOf(db, memberId, id);
  if (own) return own.state;
  const now = db.clock.now();
  const { startsAt, endsAt } = db.of(promotions).get(id) ?? { startsAt: 0, endsAt: 0 };
  if (now < startsAt) return 'comingSoon';
  if (now > endsAt) return 'close';
  return action === 'claim' ? 'claim' : 'join';
}

const NEXT = { join: 'joined', sign: 'signed', claim: 'claimed', ask: 'applying' } as const;

/** Where a press of the button leads, or a refusal when the label offers nothing. */
export function nextState(
  db: Database,
  promotion: SeededPromotion,
  memberId: string,
): Application['state'] {
  const label = labelOf(db, promotion, memberId);
  if (label === 'issued') return 'claimed';
  if (label === 'rejected') return NEXT.ask;
  if (label === 'close' || label === 'comingSoon') refuse('promotion_closed');
  if (label !== 'join' && label !== 'claim') refuse('promotion_done', { value: { label } });
  return NEXT[promotion.action];
}

/** Asked, then looked at, then granted; only a remark of `no` is turned down. */
function step(db: Database, { id, state, remark }: Application, at: number) {
  if (state === 'process') return db.of(applications).change(id, { state: 'issued', nextAt: null });
  if (remark.trim().toLowerCase() === 'no') {
    return db.of(applications).change(id, { state: 'rejected', nextAt: null });
  }
  return db.of(applications).change(id, { state: 'process', nextAt: at + STEP });
}

export const keepApplication = (db: Database, row: Omit<Application, 'id' | 'at' | 'nextAt'>) => {
  const at = db.clock.now();
  const nextAt = row.state === 'applying' ? at + STEP : null;
  return db.of(applications).put({ ...row, id: `${row.memberId}/${row.promotionId}`, at, nextAt });
};

export const dueApplications = (db: Database): Due[] =>
  db
    .of(applications)
    .where(({ nextAt }) => nextAt !== null)
    .map((row) => ({ at: row.nextAt ?? 0, act: (at) => step(db, row, at) }));

export function toWirePromotion(
  db: Database,
  promotion: SeededPromotion,
  language: Language,
  memberId?: string,
): Promotion {
  const { id, category, title, summary, image, action, amount } = promotion;
  const { startsAt, endsAt } = db.of(promotions).get(id) ?? { startsAt: 0, endsAt: 0 };
  return {
    ...{ promotionId: id, category, image, startsAt, endsAt },
    title: title[language],
    summary: summary[language],
    label: labelOf(db, promotion, memberId),
    needsForm: action === 'ask',
    ...(amount === undefined ? {} : { amount: amount / 100 }),
  };
}
