import type { Database } from '../core/database';
import { bets, orders } from '../db/bet';
import { type DepositRow, deposits } from '../db/deposit';
import { type Application, applications } from '../db/promotion';
import { withdrawals } from '../db/withdraw';
import { endDeposit, isOpen } from '../rules/deposit';
import { giveBack, payOut } from '../rules/withdraw';

const endDeposits = (as: DepositRow['ends']['as']) => async (db: Database) => {
  for (const one of db.of(deposits).where(isOpen)) await endDeposit(db, one, as, db.clock.now());
};

const underWay = (db: Database) =>
  db.of(withdrawals).where(({ state }) => state === 'pending' || state === 'approved');

const applicationsTo = (state: Application['state']) => async (db: Database) => {
  for (const { id } of db
    .of(applications)
    .where(({ state: is }) => is === 'applying' || is === 'process'))
    await db.of(applications).change(id, { state, nextAt: null });
};

/** What an operator or a bank would do about money, at once. */
export const moneyScenarios = {
  depositsPaid: { about: 'Every open deposit is paid now', play: endDeposits('paid') },
  depositsRejected: { about: 'Every open deposit is rejected now', play: endDeposits('rejected') },
  depositsExpired: { about: 'Every open deposit expires now', play: endDeposits('expired') },
  withdrawalsApproved: {
    about: 'Every pending withdrawal is approved, and waits to be paid',
    play: async (db: Database) => {
      for (const { id } of underWay(db))
        await db.of(withdrawals).change(id, { state: 'approved', nextAt: null });
    },
  },
  withdrawalsPaid: {
    about: 'Every withdrawal under way is paid now',
    play: async (db: Database) => {
      for (const one of underWay(db)) await payOut(db, one);
    },
  },
  withdrawalsRejected: {
    about: 'Every withdrawal under way is rejected, and the money is back',
    play: async (db: Database) => {
      for (const one of underWay(db)) await giveBack(db, one, 'rejected');
    },
  },
  drawsOpen: {
    about: 'The clock moves on until every draw with a bet on it is open',
    play: (db: Database) => {
      const last = Math.max(
        ...db
          .of(orders)
          .where((one) => !one.isOpen)
          .map((one) => one.opensAt),
      );
      if (last > db.clock.now()) db.clock.set(last + 1);
    },
  },
  applicationsIssued: {
    about: 'Every promotion that was asked for is granted',
    play: applicationsTo('issued'),
  },
  applicationsRejected: {
    about: 'Every promotion that was asked for is turned down',
    play: applicationsTo('rejected'),
  },
  noBets: {
    about: 'Nobody has ever bet',
    play: (db: Database) => {
      for (const { id } of db.of(bets).all()) db.of(bets).remove(id);
      for (const { id } of db.of(orders).all()) db.of(orders).remove(id);
    },
  },
};
