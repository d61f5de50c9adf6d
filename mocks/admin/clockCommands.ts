import { type } from 'arktype';
import { lotteries } from '../../fixtures/lottery/lotteries';
import type { Database } from '../core/database';
import { sessions } from '../db/account/session';
import { dueDeposits } from '../rules/cashier/deposit';
import { dueWithdrawals } from '../rules/cashier/dueWithdrawals';
import { nextDraw } from '../rules/lottery/draws';
import { dueOrders } from '../rules/lottery/order';
import { dueApplications } from '../rules/promotions/promotion';
import { localDay, startOfLocalDay } from '../rules/site/localDay';
import { command, query } from './command';

const DAY = 86_400_000;

/** The moments that the clock can jump to. */
const MOMENTS = {
  /** The next lottery draw. */
  draw: (db: Database) => lotteries.map((lottery) => nextDraw(db, lottery).opensAt),
  /** The next payment, draw or decision that is due for an open deposit, withdrawal, order or application. */
  event: (db: Database) =>
    [dueDeposits, dueWithdrawals, dueOrders, dueApplications].flatMap((dueOf) =>
      dueOf(db).map(({ at }) => at),
    ),
  /** The next end of a session. */
  expiry: (db: Database) =>
    db
      .table(sessions)
      .filter(({ revoked }) => !revoked)
      .map(({ expiresAt }) => expiresAt),
  /** The next midnight in the time zone of the merchant. */
  midnight: (db: Database) => [startOfLocalDay(localDay(db.clock.now() + DAY))],
};
type Moment = keyof typeof MOMENTS;

function jump(db: Database, to: Moment) {
  const now = db.clock.now();
  const [next] = MOMENTS[to](db)
    .filter((at) => at > now)
    .sort((a, b) => a - b);
  if (next === undefined) throw new Error(`nothing is ahead: there is no next ${to}`);
  // One millisecond later, so that the moment is past.
  db.clock.set(next + 1);
}

export const clockState = ({ clock }: Database) => ({
  now: clock.now(),
  frozenAt: clock.getState().frozenAt ?? null,
});

const clockBody = type({
  'at?': 'number',
  'advance?': 'number',
  'freeze?': 'boolean',
  'to?': type.enumerated(...(Object.keys(MOMENTS) as Moment[])),
});

export const clockCommands = [
  query('/__mock/clock', ({ db }) => clockState(db)),
  command('/__mock/clock', clockBody, ({ db, body: { at, advance, freeze, to } }) => {
    if (at !== undefined) db.clock.set(at);
    if (advance !== undefined) db.clock.advance(advance);
    if (to) jump(db, to);
    if (freeze === true) db.clock.freeze();
    if (freeze === false) db.clock.resume();
    return clockState(db);
  }),
];
