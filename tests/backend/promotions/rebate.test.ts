import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents } from '../cashier/money';

const backend = runBackend();
let nora: Client;
beforeEach(async () => {
  nora = await backend.client().persona('newMember');
});

const relay = (name: string) => `/wps/relay/MCS2_${name}`;
const loadRebates = async (client: Client) => (await client.get(relay('manualRebate'))).body.value;

test('S2.16 a manual rebate is the rate of the VIP level times the stakes since the last claim', async () => {
  const victor = await nora.persona('vip');
  const { open, claimable } = await loadRebates(victor);
  expect(open.length).toBeGreaterThan(0);
  for (const { turnover, ratePercent, amount } of open) {
    expect(cents(amount)).toBe(Math.floor((cents(turnover) * ratePercent) / 100));
  }
  const before = await balance(victor);
  const { value } = (await victor.post(relay('claimManualRebate'), {})).body;
  expect(value.amount).toBe(claimable);
  expect(cents(await balance(victor))).toBe(cents(before) + cents(claimable));
  const after = await loadRebates(victor);
  expect([after.claimable, after.content.length]).toEqual([0, value.claimed.length]);
  expect((await victor.post(relay('claimManualRebate'), {})).body.code).toBe('cash_back_small');
});

test('S2.16 a manual rebate counts a lottery bet that was placed before a claim, when it is drawn after it', async () => {
  const victor = await nora.persona('vip');
  const loadTurnover = async () =>
    (await loadRebates(victor)).open.find(
      ({ gameType }: { gameType: string }) => gameType === 'ELOTT',
    )?.turnover ?? 0;
  const suborders = [{ play: 'parity', numbers: 'odd', stake: 100 }];
  const buyTicket = () => victor.post('/lgw/orders', { gameId: 'RAPIDA5', suborders });
  await buyTicket();
  await nora.admin('clock', { advance: 5 * 60_000 });
  await buyTicket();
  await victor.post(relay('claimManualRebate'), {});
  expect(await loadTurnover()).toBe(0);
  await nora.admin('clock', { advance: 5 * 60_000 });
  expect(await loadTurnover()).toBe(100);
});

test('S2.16 there is no manual rebate, when the member has no stakes', async () => {
  expect((await loadRebates(nora)).open).toEqual([]);
  expect((await nora.post(relay('claimManualRebate'), {})).body.code).toBe('cash_back_small');
});
