import type { Chance } from '../core/chance';
import type { Database } from '../core/database';
import type { Member } from '../db/member';
import { type Entry, ledger } from '../db/wallet';

export const DAY = 86_400_000;
export const dayOf = (at: number) => Math.floor(at / DAY) * DAY;

/** What a member did in a time, in minor units. */
export interface Activity {
  deposits: number;
  withdrawals: number;
  stake: number;
  win: number;
}

const nothing = (): Activity => ({ deposits: 0, withdrawals: 0, stake: 0, win: 0 });

const COUNTED: Record<string, [keyof Activity, sign: 1 | -1]> = {
  DEPOSIT: ['deposits', 1],
  WITHDRAW: ['withdrawals', -1],
  WITHDRAW_BACK: ['withdrawals', -1],
  BET: ['stake', -1],
  BET_CANCEL: ['stake', -1],
  WIN: ['win', 1],
};

export function add(sum: Activity, { deposits, withdrawals, stake, win }: Activity) {
  sum.deposits += deposits;
  sum.withdrawals += withdrawals;
  sum.stake += stake;
  sum.win += win;
  return sum;
}

/**
 * The history of the seeded downline is told from the seed, day by day, and never stored; what
 * happens in this database since then stands in the ledger and is counted on top.
 */
export function activityBook(db: Database) {
  const booked = new Map<string, Entry[]>();
  for (const entry of db.of(ledger).all()) {
    if (!(entry.kind in COUNTED)) continue;
    const list = booked.get(entry.memberId);
    if (list) list.push(entry);
    else booked.set(entry.memberId, [entry]);
  }
  const bornOn = dayOf(db.birth.now);

  return (member: Member, day: number): Activity => {
    const sum = nothing();
    const isTold = member.id.startsWith('m-d') && day < bornOn && day >= dayOf(member.registeredAt);
    if (isTold) add(sum, told(db.chanceFor(`day/${member.id}/${(bornOn - day) / DAY}`)));
    for (const { kind, amount, at } of booked.get(member.id) ?? []) {
      const counted = COUNTED[kind];
      if (counted && dayOf(at) === day) sum[counted[0]] += counted[1] * amount;
    }
    return sum;
  };
}

/** Four days in ten a member plays, and wins most of it back. */
function told(chance: Chance): Activity {
  if (!chance.happens(0.4)) return nothing();
  const stake = chance.whole(500, 60_000);
  return {
    stake,
    win: Math.floor(stake * (0.6 + chance.next() * 0.7)),
    deposits: chance.happens(0.35) ? chance.whole(2, 40) * 1000 : 0,
    withdrawals: chance.happens(0.12) ? chance.whole(2, 30) * 1000 : 0,
  };
}
