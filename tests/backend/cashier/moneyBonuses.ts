import { expect } from 'vitest';
import type { Client } from '../backend';
import { cents } from './money';

/** A bonus on a deposit, in cents. */
interface BonusRow {
  id: string;
  held: number;
  turnover: number;
  toStake: number;
  end?: 'played' | 'lost' | 'expired' | 'left';
}

interface BonusModel {
  balances: Map<string, number>;
  bonuses: BonusRow[];
}

/** The offer of the money model: its bonuses are staked three times, and every stake in its games counts in full. */
const TURNOVER = 3;

const isOpen = ({ end }: BonusRow) => end === undefined;

/** The open bonuses in the order of play. Stakes take the own money first: no more is held than there is. */
export function openBonuses({ bonuses, balances }: BonusModel) {
  const rows = bonuses.filter(isOpen);
  const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
  let lost = Math.max(0, rows.reduce((sum, { held }) => sum + held, 0) - total);
  return rows.map((row) => {
    const held = Math.max(0, row.held - lost);
    lost -= row.held - held;
    return { ...row, held };
  });
}

const change = ({ bonuses }: BonusModel, id: string, next: Partial<BonusRow>) =>
  Object.assign(bonuses.find((row) => row.id === id) as BonusRow, next);

export function payBonus({ bonuses }: BonusModel, depositId: string, amount: number) {
  const turnover = amount * TURNOVER;
  bonuses.push({ id: `bonus-${depositId}`, held: amount, turnover, toStake: turnover });
}

/** A settled stake counts for the first bonus, and what that one does not need for the next. */
export function countStake(model: BonusModel, stake: number) {
  let left = stake;
  for (const { id, held, toStake } of openBonuses(model)) {
    const counted = Math.min(toStake, left);
    left -= counted;
    if (counted === toStake) change(model, id, { held: 0, toStake: 0, end: 'played' });
    else if (held === 0) change(model, id, { held, toStake: toStake - counted, end: 'lost' });
    else change(model, id, { held, toStake: toStake - counted });
  }
}

/** What is left of a bonus goes, from the cash wallet first. Returns how much that is. */
export function endBonus(model: BonusModel, id: string, end: 'expired' | 'left') {
  const held = openBonuses(model).find((row) => row.id === id)?.held ?? 0;
  let left = held;
  const codes = [...model.balances.keys()].filter((code) => code !== 'CASH');
  for (const code of ['CASH', ...codes]) {
    const balance = model.balances.get(code) ?? 0;
    const taken = Math.min(left, balance);
    model.balances.set(code, balance - taken);
    left -= taken;
  }
  change(model, id, { held: 0, end });
  return held;
}

export async function expectBonuses(model: BonusModel, client: Client) {
  const { content } = (await client.get('/wps/relay/MCS2_memberBonuses')).body.value;
  const open = openBonuses(model);
  const expected = model.bonuses.map(({ id, turnover, toStake, end }) => ({
    id,
    state: end ?? (open[0]?.id === id ? 'active' : 'waiting'),
    held: open.find((row) => row.id === id)?.held ?? 0,
    done: turnover - toStake,
  }));
  type Sent = { bonusId: string; state: string; held: number; turnoverDone: number };
  const sent = content.map(({ bonusId, state, held, turnoverDone }: Sent) => {
    return { id: bonusId, state, held: cents(held), done: cents(turnoverDone) };
  });
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(sent.toSorted(byId)).toEqual(expected.toSorted(byId));
}
