import { expect } from 'vitest';
import { localDay } from '../../../mocks/rules/site/localDay';
import type { Client } from '../backend';
import { BALANCE, cents } from './money';
import { expectBonuses, type openBonuses, payBonus } from './moneyBonuses';

export type Answer = Awaited<ReturnType<Client['post']>>;
export interface Sent {
  path: string;
  input: object;
  key: string;
  answer: Answer;
}
export interface Opened {
  id: string;
  amount: number;
  fee: number;
}

/** What the statement must say of the money that has moved, in cents. */
export const noLines = () => ({
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  fees: 0,
  transfers: 0,
  other: 0,
});
type Lines = ReturnType<typeof noLines>;

/** The expected balance of each wallet in cents, the open deposits and withdrawals, and the lines of the statement. */
export interface Model {
  balances: Map<string, number>;
  deposits: Opened[];
  withdrawals: Opened[];
  bonuses: Parameters<typeof openBonuses>[0]['bonuses'];
  lines: Lines;
  /** What the statement said before the first command. */
  before: Lines;
  sent: Sent[];
}
/** Two tabs of the same member. */
export interface Tabs {
  first: Client;
  second: Client;
}

export const add = (model: Model, code: string, amount: number) =>
  model.balances.set(code, (model.balances.get(code) ?? 0) + amount);

export const move = (model: Model, line: keyof Lines, amount: number) => {
  model.lines[line] += amount;
  add(model, 'CASH', amount);
};

/** The statement of this month in cents. Its days, its lines and its balances must add up. */
export async function readStatement(client: Client) {
  const { now } = await client.admin('clock');
  const month = localDay(now).slice(0, 7);
  const { value } = (await client.get('/wps/relay/ODS2_MemberStatement', { month })).body;
  const lines = noLines();
  const names = Object.keys(lines) as (keyof Lines)[];
  for (const name of names) lines[name] = cents(value[name]);
  expect(names.reduce((sum, name) => sum + lines[name], 0)).toBe(cents(value.net));
  let balance = cents(value.opening);
  const sums = noLines();
  for (const day of value.days) {
    for (const name of names) sums[name] += cents(day[name]);
    balance += cents(day.net);
    expect(cents(day.balance)).toBe(balance);
  }
  expect(sums).toEqual(lines);
  expect(cents(value.closing)).toBe(balance);
  return { lines, closing: balance };
}

export async function expectAgreement(model: Model, { first: client }: Tabs) {
  const { value } = (await client.get(BALANCE)).body;
  let sum = 0;
  for (const { code, balance } of value.wallets) {
    expect(cents(balance)).toBe(model.balances.get(code) ?? 0);
    expect(balance).toBeGreaterThanOrEqual(0);
    sum += cents(balance);
  }
  expect(cents(value.sumBalance)).toBe(sum);
  const { lines, closing } = await readStatement(client);
  expect(closing).toBe(sum);
  for (const name of Object.keys(lines) as (keyof Lines)[]) {
    expect([name, lines[name] - model.before[name]]).toEqual([name, model.lines[name]]);
  }
  await expectBonuses(model, client);
}

export const relay = (name: string) => `/wps/relay/MCS2_${name}`;
async function readState(client: Client, report: string, { id }: Opened) {
  const { content } = (await client.get(relay(report), { pageSize: 200 })).body.value;
  return content.find((row: { depositId?: string; withdrawId?: string }) =>
    [row.depositId, row.withdrawId].includes(id),
  );
}

/** An offer gives a tenth of the deposit, from 50.00 on, and at most 100.00. */
const fullBonus = (amount: number) =>
  amount < 5_000 ? 0 : Math.min(Math.floor(amount / 10), 10_000);

/** Follows every deposit and withdrawal that has ended, however it did. */
export async function takeEnds(model: Model, { first: client }: Tabs) {
  for (const deposit of model.deposits.splice(0)) {
    const { state, bonus } = await readState(client, 'depositReport', deposit);
    if (state === 'pending') model.deposits.push(deposit);
    if (state !== 'paid') continue;
    move(model, 'deposits', deposit.amount);
    move(model, 'fees', -deposit.fee);
    expect([0, fullBonus(deposit.amount)]).toContain(cents(bonus));
    if (!bonus) continue;
    move(model, 'bonuses', cents(bonus));
    payBonus(model, deposit.id, cents(bonus));
  }
  for (const withdrawal of model.withdrawals.splice(0)) {
    const { state } = await readState(client, 'withdrawReport', withdrawal);
    if (state === 'pending' || state === 'approved') model.withdrawals.push(withdrawal);
    if (state === 'rejected') takeBack(model, withdrawal);
  }
}

export function takeBack(model: Model, { amount, fee }: Opened) {
  move(model, 'withdrawals', amount - fee);
  move(model, 'fees', fee);
}

export function takeWithdrawal(
  model: Model,
  sent: { withdrawId: string; amount: number; fee: number },
) {
  const [amount, fee] = [cents(sent.amount), cents(sent.fee)];
  model.withdrawals.push({ id: sent.withdrawId, amount, fee });
  move(model, 'withdrawals', fee - amount);
  move(model, 'fees', -fee);
}

/** Takes one of the open rows out of the model. */
export const takeOut = (rows: Opened[], id: string) =>
  rows.splice(
    rows.findIndex((row) => row.id === id),
    1,
  )[0] as Opened;
