import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { cents } from './money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
  await lucia.admin('clock', { freeze: true });
});

interface Entry {
  memberId: string;
  kind: string;
  amount: number;
  ref: string;
}
const relay = (name: string) => `/wps/relay/${name}`;
const read = async (path: string, query = {}) => (await lucia.get(path, query)).body.value;
const EVERYTHING = { from: 0, pageSize: 50 };

async function ledger(): Promise<Entry[]> {
  const state = await lucia.admin('state');
  return state.ledger.filter(({ memberId }: Entry) => memberId === 'm-lucia');
}

/** In cents, over the entries of these kinds. */
const sumOf = (entries: Entry[], ...kinds: string[]) =>
  entries.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);

async function deposit(amount: number, methodId: string, promoId: string | null = null) {
  await lucia.post(relay('MCS2_acceptPromo'), { promoId });
  await lucia.post(relay('MCS2_paymentGateway'), { amount, methodId });
}
const withdraw = (amount: number) =>
  lucia.post('/wps/transaction/withdraw', { amount, paymentPassword: '246810' });

/** An evening: deposits with a fee, with a bonus and not paid, and withdrawals in every state. */
async function spendEvening() {
  await lucia.admin('scenarios', { name: 'depositsRejected' });
  await deposit(100, 'CARD');
  await deposit(100, 'SOLPAY', 'DAILY');
  await lucia.admin('scenarios', { name: 'depositsPaid' });
  await deposit(50, 'SOLPAY');
  for (const amount of [60, 70.13, 80]) await withdraw(amount);
  const [newest] = (await read(relay('MCS2_withdrawReport'))).content;
  await lucia.post(relay('MCS2_cancelWithdraw'), { withdrawId: newest.withdrawId });
  for (const kind of ['spin', 'spin', 'spin', 'crash', 'table'])
    await lucia.post('/wps/game/round', { nodeId: '100001', stake: 2, kind });
  const { value: ticket } = (
    await lucia.post('/lgw/orders', {
      gameId: 'RAPIDA5',
      suborders: [
        { play: 'parity', numbers: 'odd', stake: 5 },
        { play: 'parity', numbers: 'even', stake: 5 },
      ],
    })
  ).body;
  const [{ suborderId }] = ticket.suborders;
  await lucia.post('/lgw/orders/suborders/cancel', { suborderId });
}

test('S7.42 the totals of the deposits are what came by the ledger, with fees and bonuses', async () => {
  await spendEvening();
  const report = await read(relay('MCS2_depositReport'), EVERYTHING);
  const entries = await ledger();
  const bonuses = sumOf(entries, 'BONUS');
  expect(bonuses).toBeGreaterThan(0);
  expect(report.totalFee).toBeGreaterThan(0);
  expect(cents(report.totalBonus)).toBe(bonuses);
  expect(cents(report.totalPaid) - cents(report.totalFee)).toBe(sumOf(entries, 'DEPOSIT'));
  expect(cents(report.totalCredited)).toBe(sumOf(entries, 'DEPOSIT') + bonuses);
});

test('S7.41 the totals of withdrawals count what was paid and is on its way, but nothing that came back', async () => {
  await spendEvening();
  const left = -sumOf(await ledger(), 'WITHDRAW', 'WITHDRAW_BACK');
  const open = await read(relay('MCS2_withdrawReport'), EVERYTHING);
  expect(open.totalOpen).toBeGreaterThan(0);
  expect(cents(open.totalReceived) + cents(open.totalFee) + cents(open.totalOpen)).toBe(left);
  await lucia.admin('scenarios', { name: 'withdrawalsPaid' });
  const paid = await read(relay('MCS2_withdrawReport'), EVERYTHING);
  expect(paid.totalOpen).toBe(0);
  expect(cents(paid.totalReceived) + cents(paid.totalFee)).toBe(left);
  for (const state of ['cancelled', 'rejected']) {
    const { totalReceived, totalOpen } = await read(relay('MCS2_withdrawReport'), {
      ...EVERYTHING,
      state,
    });
    expect([totalReceived, totalOpen]).toEqual([0, 0]);
  }
});

test('S2.17 bets, tickets, profit and loss, play history and account record have the sums of the ledger', async () => {
  await spendEvening();
  const entries = await ledger();
  const stake = -sumOf(entries, 'BET', 'BET_CANCEL');
  const win = sumOf(entries, 'WIN');
  const bets = await read(relay('ODS2_MemberBetRecord'), EVERYTHING);
  const { sum } = await read(relay('ODS2_MemberProfitLoss'), EVERYTHING);
  const months = await read('/wps/member/playHistory');
  const rows = await read('/wps/member/playHistory/rows');
  const add = (list: Record<string, number>[], field: string) =>
    list.reduce((total, one) => total + cents(one[field] ?? 0), 0);
  for (const [name, sums] of Object.entries({
    bets: [cents(bets.sum.stake), cents(bets.sum.win)],
    games: [add(bets.byGameType, 'stake'), add(bets.byGameType, 'win')],
    profit: [cents(sum.stake), cents(sum.win)],
    months: [add(months, 'staked'), add(months, 'won')],
    rows: [add(rows, 'staked'), add(rows, 'won')],
  }))
    expect(sums, name).toEqual([stake, win]);
  expect(cents(bets.sum.profit)).toBe(win - stake);
  expect(add(months, 'net')).toBe(win - stake);
  expect(cents(sum.deposit)).toBe(sumOf(entries, 'DEPOSIT'));
  expect(cents(sum.withdraw)).toBe(-sumOf(entries, 'WITHDRAW', 'WITHDRAW_BACK'));
  expect([add(months, 'deposits'), add(months, 'withdrawals')]).toEqual([
    cents(sum.deposit),
    cents(sum.withdraw),
  ]);
  const tickets = await read('/lgw/orders', EVERYTHING);
  const state = await lucia.admin('state');
  const ofTickets = new Set(
    state.bets
      .filter((bet: { orderId: string | null }) => bet.orderId)
      .map(({ id }: { id: string }) => id),
  );
  const ticketEntries = entries.filter(({ ref }) => ofTickets.has(ref));
  expect(cents(tickets.totalStake)).toBe(-sumOf(ticketEntries, 'BET', 'BET_CANCEL'));
  expect(cents(tickets.totalWin)).toBe(sumOf(ticketEntries, 'WIN'));
  const account = await read(relay('ODS2_MemberTransaction'), EVERYTHING);
  const all = entries.reduce((total, { amount }) => total + amount, 0);
  expect(cents(account.totalIn) - cents(account.totalOut)).toBe(all);
});

test('S2.17 no bet or ticket that lost money is called won', async () => {
  await spendEvening();
  for (const path of [relay('ODS2_MemberBetRecord'), '/lgw/orders']) {
    const won = await read(path, { ...EVERYTHING, state: 'won' });
    expect(won.totalCount).toBeGreaterThan(0);
    const { content } = await read(path, { from: 0, pageSize: 100, state: 'won' });
    for (const { stake, win } of content) expect(win).toBeGreaterThanOrEqual(stake);
  }
});
