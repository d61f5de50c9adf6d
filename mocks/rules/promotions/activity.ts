import { isInSeededDownline } from '../../../fixtures/agents/downline';
import type { Database } from '../../core/database';
import type { Random } from '../../core/values/random';
import type { Member } from '../../db/account/member';
import { type Entry, ledger } from '../../db/cashier/wallet';

export const DAY = 86_400_000;
export const startOfUtcDay = (at: number) => Math.floor(at / DAY) * DAY;

/** What a member did in a period, in minor units. */
export interface Activity {
  deposits: number;
  withdrawals: number;
  stake: number;
  win: number;
}

export const noActivity = (): Activity => ({ deposits: 0, withdrawals: 0, stake: 0, win: 0 });

/** The field in which a transaction counts, and its sign. */
const ACTIVITY_FIELDS: Record<string, [keyof Activity, sign: 1 | -1]> = {
  DEPOSIT: ['deposits', 1],
  WITHDRAW: ['withdrawals', -1],
  WITHDRAW_BACK: ['withdrawals', -1],
  BET: ['stake', -1],
  BET_CANCEL: ['stake', -1],
  WIN: ['win', 1],
};

/** Adds a transaction, if its kind counts. */
export function addEntry(sum: Activity, { kind, amount }: Pick<Entry, 'kind' | 'amount'>) {
  const [field, sign] = ACTIVITY_FIELDS[kind] ?? [];
  if (field && sign) sum[field] += sign * amount;
}

export function addActivity(sum: Activity, { deposits, withdrawals, stake, win }: Activity) {
  sum.deposits += deposits;
  sum.withdrawals += withdrawals;
  sum.stake += stake;
  sum.win += win;
  return sum;
}

/**
 * Reads what a member did on a day. The past of the seeded downline follows from the seed and is never stored;
 * everything else comes from the ledger.
 */
export function createActivityReader(db: Database) {
  const entriesByMember = new Map<string, Entry[]>();
  for (const entry of db.table(ledger).all()) {
    if (!(entry.kind in ACTIVITY_FIELDS)) continue;
    const list = entriesByMember.get(entry.memberId);
    if (list) list.push(entry);
    else entriesByMember.set(entry.memberId, [entry]);
  }
  /** The seeded past ends before this day. */
  const firstDay = startOfUtcDay(db.options.now);

  return (member: Member, day: number): Activity => {
    const sum = noActivity();
    const isSeededDay =
      isInSeededDownline(member.id) && day < firstDay && day >= startOfUtcDay(member.registeredAt);
    if (isSeededDay)
      addActivity(sum, seededActivity(db.randomFor(`day/${member.id}/${(firstDay - day) / DAY}`)));
    for (const entry of entriesByMember.get(member.id) ?? [])
      if (startOfUtcDay(entry.at) === day) addEntry(sum, entry);
    return sum;
  };
}

/** A member plays on four of ten days and wins most of the stake back. */
function seededActivity(random: Random): Activity {
  if (!random.isHit(0.4)) return noActivity();
  const stake = random.integer(500, 60_000);
  return {
    stake,
    win: Math.floor(stake * (0.6 + random.next() * 0.7)),
    deposits: random.isHit(0.35) ? random.integer(2, 40) * 1000 : 0,
    withdrawals: random.isHit(0.12) ? random.integer(2, 30) * 1000 : 0,
  };
}
