import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  const client = backend.client();
  await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17), frozen: true });
  lucia = await client.persona('member');
  await lucia.post('/wps/relay/GCS_walletTransfer', { from: 'ALL', to: 'CASH' });
});

const forbid = () =>
  lucia.admin('state', {
    table: 'settings',
    id: 'market',
    set: { value: { name: 'default', rules: { mixedOffers: false } } },
  });
async function getBonus() {
  await lucia.post('/wps/relay/MCS2_acceptPromo', { promoId: 'DAILY' });
  await lucia.post('/wps/relay/MCS2_paymentGateway', { amount: 100, methodId: 'SOLPAY' });
  await lucia.admin('clock', { advance: 61_000 });
}
const activeBonus = async () => {
  const { content } = (await lucia.get('/wps/relay/MCS2_memberBonuses')).body.value;
  return content.find(({ state }: { state: string }) => state === 'active');
};
/** A game of the type, and its least bet. */
const firstGame = async (gameType: string) => {
  const input = { gameType, pageNo: 1, pageSize: 1 };
  return (await lucia.get('/wps/relay/GCSGAME_gameList', input)).body.value.games[0];
};
async function bet(gameType: string, stake: number) {
  const { nodeId } = await firstGame(gameType);
  await lucia.admin('chance', { round: 'lose' });
  return (await lucia.post('/wps/game/round', { nodeId, kind: 'table', choice: 'black', stake }))
    .body;
}
const buyTickets = async (...stakes: number[]) => {
  const suborders = stakes.map((stake) => ({ play: 'parity', numbers: 'odd', stake }));
  return (await lucia.post('/lgw/orders', { gameId: 'GORDA', suborders })).body;
};

describe('market mixedOffers', () => {
  test('S10.17 a bonus is for casino games only: bets on sports and lotteries do not count', async () => {
    await getBonus();
    expect((await activeBonus()).shares).toContainEqual({ gameType: 'SPORTS', percent: 20 });
    await forbid();
    const { shares } = await activeBonus();
    const percentIn = (type: string) =>
      shares.find(({ gameType }: { gameType: string }) => gameType === type).percent;
    expect(['SPORTS', 'COCK', 'LOTT', 'ELOTT'].map(percentIn)).toEqual([0, 0, 0, 0]);
    expect(['RNG', 'LIVE'].map(percentIn)).toEqual([100, 20]);
    expect(await bet('SPORTS', 20)).toMatchObject({ success: true });
    expect((await activeBonus()).turnoverDone).toBe(0);
    expect(await bet('RNG', 20)).toMatchObject({ success: true });
    expect((await activeBonus()).turnoverDone).toBe(20);
  });

  test('S10.17 money of a bonus cannot be bet on sports or lotteries, own money can', async () => {
    await getBonus();
    await forbid();
    const { held } = await activeBonus();
    const own = cents(await balance(lucia)) / 100 - held;
    const count = Math.ceil(own / 40);
    const stakes = Array.from({ length: count }, () => Math.floor((100 * own) / count) / 100);
    expect(await buyTickets(...stakes)).toMatchObject({ success: true });
    const rejected = { success: false, code: 'bonus_product' };
    expect([await buyTickets(5), await bet('SPORTS', 5)]).toMatchObject([rejected, rejected]);
    expect(await bet('RNG', 5)).toMatchObject({ success: true });
  });

  test('S10.17 the terms of an offer say that it is for casino games only', async () => {
    const texts = async () => {
      const path = '/wps/relay/MCSFE_getPromotionDetail';
      const detail = (await lucia.get(path, { promotionId: 'P-deposit' })).body.value;
      const [offer] = (await lucia.get('/wps/relay/MCS2_getDepositPromos')).body.value;
      return [JSON.stringify(detail.points), offer.text];
    };
    for (const text of await texts()) expect(text).not.toContain('casino games only');
    await forbid();
    for (const text of await texts()) expect(text).toContain('casino games only');
  });
});
