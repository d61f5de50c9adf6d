import { txCodes } from '../../../fixtures/records/txCodes';
import type { Database } from '../../core/database';
import { deposits } from '../../db/cashier/deposit';
import { type Entry, ledger } from '../../db/cashier/wallet';
import { withdrawals } from '../../db/cashier/withdraw';
import { toDecimal } from '../cashier/money';
import { localDay } from '../site/localDay';

const LINES = [
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'bonuses',
  'fees',
  'transfers',
  'other',
  'net',
] as const;
type Line = (typeof LINES)[number];
type Sums = Record<Line, number>;

const noSums = (): Sums => ({
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  fees: 0,
  transfers: 0,
  other: 0,
  net: 0,
});

/** A cancelled bet gives a stake back. */
const LINE_OF_KIND: Record<string, Line> = { BET: 'stakes', BET_CANCEL: 'stakes', WIN: 'wins' };
const LINE_OF_GROUP: Record<string, Line> = {
  deposit: 'deposits',
  withdraw: 'withdrawals',
  bonus: 'bonuses',
  rebate: 'bonuses',
  transfer: 'transfers',
};

const lineOf = (kind: string): Line =>
  LINE_OF_KIND[kind] ?? LINE_OF_GROUP[txCodes[kind]?.group ?? ''] ?? 'other';

/** The fee in a movement. That of a withdrawal that came back came back with it. */
function feeOf(db: Database, { kind, ref, amount }: Entry) {
  if (kind === 'DEPOSIT') return db.table(deposits).get(ref)?.fee ?? 0;
  const fee = lineOf(kind) === 'withdrawals' ? (db.table(withdrawals).get(ref)?.fee ?? 0) : 0;
  return amount < 0 ? fee : -fee;
}

function addEntry(db: Database, sums: Sums, entry: Entry) {
  const fee = feeOf(db, entry);
  sums[lineOf(entry.kind)] += entry.amount + fee;
  sums.fees -= fee;
  sums.net += entry.amount;
}

const toWire = (sums: Sums) =>
  Object.fromEntries(LINES.map((line) => [line, toDecimal(sums[line])])) as Sums;

/** The statement of a month, from the ledger alone. */
export function statementOf(db: Database, memberId: string, month: string) {
  const entries = db
    .table(ledger)
    .filter((entry) => entry.memberId === memberId)
    .map((entry) => ({ entry, day: localDay(entry.at) }))
    .sort((a, b) => a.entry.at - b.entry.at);
  const opening = entries
    .filter(({ day }) => day.slice(0, 7) < month)
    .reduce((sum, { entry }) => sum + entry.amount, 0);
  const whole = noSums();
  const byDay = new Map<string, Sums>();
  for (const { entry, day } of entries) {
    if (day.slice(0, 7) !== month) continue;
    const sums = byDay.get(day) ?? noSums();
    byDay.set(day, sums);
    addEntry(db, sums, entry);
    addEntry(db, whole, entry);
  }
  let balance = opening;
  const days = [...byDay].map(([day, sums]) => {
    balance += sums.net;
    return { day, ...toWire(sums), balance: toDecimal(balance) };
  });
  const firstMonth = entries[0]?.day.slice(0, 7);
  return {
    month,
    ...(firstMonth && { firstMonth }),
    opening: toDecimal(opening),
    closing: toDecimal(opening + whole.net),
    ...toWire(whole),
    days,
  };
}
