import { type Offer, offers } from '../../../fixtures/cashier/cashier';
import type { Bonus } from '../../../src/contract/promotions/bonus';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import { CASH } from '../../db/cashier/wallet';
import { type BonusRow, bonuses } from '../../db/promotions/bonus';
import {
  balanceOf,
  type DueEvent,
  moveMoney,
  toDecimal,
  totalOf,
  walletsOf,
} from '../cashier/money';
import { isOtherProduct, termsOf } from './offer';

const DAY = 86_400_000;

/** The terms of the offer in the market now. */
function termsOfRow(db: Database, { offerId }: BonusRow): Partial<Offer> {
  const offer = offers[offerId];
  return offer ? termsOf(db, offer) : {};
}

const sumOf = (rows: readonly BonusRow[], field: 'held' | 'toStake') =>
  rows.reduce((sum, row) => sum + row[field], 0);

/** The open bonuses, the active one first. The others wait until it has ended. */
const openRows = (db: Database, memberId: string) =>
  db
    .table(bonuses)
    .filter((row) => row.memberId === memberId && row.end === null)
    .toSorted((a, b) => a.at - b.at);

/**
 * The open bonuses with what is left of them. Stakes take the own money first, then that of the active bonus, then
 * that of the next one: no more is held than there is.
 */
export function openBonuses(db: Database, memberId: string): BonusRow[] {
  const rows = openRows(db, memberId);
  let lost = Math.max(0, sumOf(rows, 'held') - totalOf(db, memberId));
  return rows.map((row) => {
    const held = Math.max(0, row.held - lost);
    lost -= row.held - held;
    return { ...row, held };
  });
}

/** The open bonuses of a member as one sum. The own money can be withdrawn at any time. */
export function openBonusOf(db: Database, memberId: string) {
  const rows = openBonuses(db, memberId);
  return { held: sumOf(rows, 'held'), toStake: sumOf(rows, 'toStake') };
}

/** The time of a bonus begins when it becomes the active one. */
async function startFirst(db: Database, memberId: string, at: number) {
  const [first] = openRows(db, memberId);
  const { days } = first ? termsOfRow(db, first) : {};
  if (first && days && first.endsAt === null)
    await db.table(bonuses).update(first.id, { endsAt: at + days * DAY });
}

/** Pays a bonus that must be staked as many times as its offer says before it can be withdrawn. */
export async function payBonus(
  db: Database,
  memberId: string,
  { amount, offerId, ref, at }: { amount: number; offerId: string; ref: string; at: number },
) {
  await moveMoney(db, { memberId, kind: 'BONUS', amount, ref, at });
  const offer = offers[offerId];
  const turnover = offer ? amount * termsOf(db, offer).turnover : 0;
  if (!turnover) return;
  const ids = { id: `bonus-${ref}`, memberId, offerId };
  const open = { endsAt: null, endedAt: null, end: null };
  const sums = { amount, held: amount, turnover, toStake: turnover };
  await db.table(bonuses).create({ ...ids, ...sums, ...open, at });
  await startFirst(db, memberId, at);
}

/** How much of a stake counts for a bonus, in percent. */
const shareOf = (db: Database, row: BonusRow, gameType: string) =>
  termsOfRow(db, row).shares?.[gameType] ?? 100;

/**
 * Counts a settled stake for the active bonus; what that one does not need any more counts for the next. A bonus is over
 * when it was staked often enough, or when it was lost.
 */
export async function countForBonus(
  db: Database,
  memberId: string,
  { stake, gameType, at }: { stake: number; gameType: string; at: number },
) {
  let left = stake;
  for (const row of openBonuses(db, memberId)) {
    const share = shareOf(db, row, gameType);
    const counted = Math.min(row.toStake, Math.floor((left * share) / 100));
    const toStake = row.toStake - counted;
    const isPlayed = toStake === 0;
    left -= isPlayed ? Math.ceil((counted * 100) / share) : left;
    const isOver = isPlayed || row.held === 0;
    const end = isPlayed ? ('played' as const) : ('lost' as const);
    const change = isOver ? { held: 0, toStake, end, endedAt: at } : { held: row.held, toStake };
    await db.table(bonuses).update(row.id, change);
  }
  await startFirst(db, memberId, at);
}

/** Takes back what is left of a bonus: from the cash wallet first, then from those of the vendors. */
async function takeBack(db: Database, id: string, end: 'expired' | 'left', at: number) {
  const memberId = db.table(bonuses).get(id)?.memberId ?? '';
  let held = openBonuses(db, memberId).find((row) => row.id === id)?.held ?? 0;
  const codes = walletsOf(db, memberId).map(({ code }) => code);
  const ref = db.newId('T');
  for (const wallet of [CASH, ...codes.filter((code) => code !== CASH)]) {
    const amount = Math.min(held, balanceOf(db, memberId, wallet));
    if (amount)
      await moveMoney(db, { memberId, wallet, kind: 'BONUS_END', amount: -amount, ref, at });
    held -= amount;
  }
  const ended = await db.table(bonuses).update(id, { held: 0, end, endedAt: at });
  await startFirst(db, memberId, at);
  return ended;
}

/** Ends all bonuses of a member. */
export async function endBonus(db: Database, memberId: string) {
  for (const { id } of openRows(db, memberId)) await takeBack(db, id, 'left', db.clock.now());
}

/** The member gives a bonus back, and has read what that costs. */
export function leaveBonus(db: Database, memberId: string, id: string, seen: number) {
  const row = openBonuses(db, memberId).find((open) => open.id === id);
  if (!row) return reject('bonus_ended');
  if (row.held !== seen) reject('bonus_changed', { value: { held: toDecimal(row.held) } });
  return takeBack(db, id, 'left', db.clock.now());
}

/** Bonuses whose time is over. */
export const dueBonuses = (db: Database): DueEvent[] =>
  db
    .table(bonuses)
    .filter(({ end, endsAt }) => end === null && endsAt !== null)
    .map(({ id, endsAt }) => ({ at: endsAt ?? 0, apply: (at) => takeBack(db, id, 'expired', at) }));

/** Rejects a bet that is higher than the active bonus allows, or that needs bonus money where the market has none. */
export function checkBonusStake(
  db: Database,
  memberId: string,
  stakes: readonly number[],
  gameType: string,
) {
  const [active] = openBonuses(db, memberId);
  if (active && isOtherProduct(db, gameType)) {
    const ownMoney = totalOf(db, memberId) - openBonusOf(db, memberId).held;
    if (stakes.reduce((sum, stake) => sum + stake, 0) > ownMoney) reject('bonus_product');
  }
  const { maxStake } = active?.held ? termsOfRow(db, active) : {};
  if (maxStake && stakes.some((stake) => stake > maxStake))
    reject('bonus_max_stake', { value: { max: toDecimal(maxStake) } });
}

/** All bonuses of a member, the newest first. */
export function bonusesOf(db: Database, memberId: string, language: Language): Bonus[] {
  const open = openBonuses(db, memberId);
  const ended = db.table(bonuses).filter((row) => row.memberId === memberId && row.end !== null);
  return [...ended, ...open]
    .toSorted((a, b) => b.at - a.at)
    .map((row) => toWireBonus(db, row, open[0]?.id === row.id, language));
}

export function toWireBonus(
  db: Database,
  row: BonusRow,
  isActive: boolean,
  language: Language,
): Bonus {
  const { title, shares = {}, maxStake } = termsOfRow(db, row);
  const { id, amount, held, turnover, toStake, at, endsAt, endedAt, end } = row;
  return {
    bonusId: id,
    title: title?.[language] ?? '',
    state: end ?? (isActive ? 'active' : 'waiting'),
    amount: toDecimal(amount),
    held: toDecimal(held),
    turnover: toDecimal(turnover),
    turnoverDone: toDecimal(turnover - toStake),
    shares: Object.entries(shares).map(([gameType, percent]) => ({ gameType, percent })),
    at,
    ...(maxStake ? { maxStake: toDecimal(maxStake) } : {}),
    ...(endsAt === null ? {} : { endsAt }),
    ...(endedAt === null ? {} : { endedAt }),
  };
}
