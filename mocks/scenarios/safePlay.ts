import type { MarketName } from '../../src/config/markets/markets';
import type { Scenario } from '../admin/scenario';
import type { Database } from '../core/database';
import { exclusions } from '../db/safePlay/exclusion';
import { gameExclusions } from '../db/safePlay/gameExclusion';
import { limitReviews } from '../db/safePlay/limitReview';
import { sessionPlans } from '../db/safePlay/sessionPlan';
import { saveLimit } from '../rules/safePlay/limit';
import { findMember } from './actions/members';
import { changeSetting } from './actions/settings';

export const licenceNone: Scenario = {
  area: 'platform',
  description: 'The licence has no tools for safe play',
  enter: (db) => changeSetting(db, 'licence', { profile: 'none' }),
};

export const licenceStrict: Scenario = {
  area: 'platform',
  description: 'The licence is strict: a deposit limit is required, looser limits wait for a week',
  enter: (db) => changeSetting(db, 'licence', { profile: 'strict' }),
};

const inMarket = (name: MarketName, title: string): Scenario => ({
  area: 'platform',
  description: `The site works in ${title}, by the rules of docs/markets.md`,
  enter: (db) => changeSetting(db, 'market', { name }),
});

export const marketPeru = inMarket('pe', 'Peru');
export const marketSpain = inMarket('es', 'Spain');
export const marketBrazil = inMarket('br', 'Brazil');
export const marketColombia = inMarket('co', 'Colombia');
export const marketBritain = inMarket('gb', 'Great Britain');

export const limitReviewDue: Scenario = {
  area: 'platform',
  description: 'In Great Britain, Lucía reviewed her deposit limit seven months ago',
  async enter(db) {
    await changeSetting(db, 'market', { name: 'gb' });
    const { id } = findMember(db, 'lucia');
    await saveLimit(db, id, { kind: 'deposit', period: 'week', amount: 20_000 });
    await db.table(limitReviews).upsert({ id, reviewedAt: db.clock.now() - 210 * 86_400_000 });
  },
};

export const withdrawalLock: Scenario = {
  area: 'money',
  description: 'The operator lets members lock a withdrawal, so that it cannot be cancelled',
  enter: (db) => changeSetting(db, 'market', { rules: { withdrawal: 'lock' } }),
};

export const clockAlways: Scenario = {
  area: 'platform',
  description: 'Every page of a member has a clock and says how long the session is',
  enter: (db) => changeSetting(db, 'market', { rules: { sessionClock: 'always' } }),
};

/** Lucía's plan of half an hour, which began so many minutes ago. */
async function startPlan(db: Database, minutesAgo: number) {
  await changeSetting(db, 'market', { name: 'es' });
  const startedAt = db.clock.now() - minutesAgo * 60_000;
  await db.table(sessionPlans).upsert({ id: 'm-lucia', startedAt, minutes: 30, amount: 5_000 });
}

export const planRunning: Scenario = {
  area: 'platform',
  description: 'In Spain, Lucía has planned half an hour and 50 for slots; 12 minutes have passed',
  enter: (db) => startPlan(db, 12),
};

export const planOver: Scenario = {
  area: 'platform',
  description: 'In Spain, the half hour that Lucía planned for slots is over, and its pause lasts',
  enter: (db) => startPlan(db, 31),
};

/** Open sessions stay, so that a link can log in: they can do what the session for withdrawals can do. */
async function exclude(db: Database, until: number | null) {
  const { id } = findMember(db, 'lucia');
  await db.table(exclusions).upsert({ id, startedAt: db.clock.now(), until });
}

export const onBreak: Scenario = {
  area: 'account',
  description: 'Lucía is on a break for a day: she cannot log in or play, but withdraw',
  enter: (db) => exclude(db, db.clock.now() + 86_400_000),
};

export const excluded: Scenario = {
  area: 'account',
  description: 'Lucía has excluded herself for good: she cannot log in or play, but withdraw',
  enter: (db) => exclude(db, null),
};

export const slotsExcluded: Scenario = {
  area: 'platform',
  description:
    'In Peru, Lucía has excluded herself from slots for a month and from cockfights for good',
  async enter(db) {
    await changeSetting(db, 'market', { name: 'pe' });
    const startedAt = db.clock.now();
    for (const [gameType, until] of [
      ['RNG', startedAt + 30 * 86_400_000],
      ['COCK', null],
    ] as const) {
      const id = `m-lucia/${gameType}`;
      await db
        .table(gameExclusions)
        .upsert({ id, memberId: 'm-lucia', gameType, startedAt, until });
    }
  },
};
