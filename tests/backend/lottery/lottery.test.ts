import { beforeEach, expect, test } from 'vitest';
import { lotteries } from '../../../fixtures/lottery/lotteries';
import { possibleWinOf } from '../../../mocks/rules/games/plays';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
const NOW = Date.UTC(2026, 6, 1, 10, 2);
beforeEach(async () => {
  client = backend.client();
  await client.admin('reset', { seed: 'draws', now: NOW, frozen: true });
});

const readValue = async (path: string, query = {}) => (await client.get(path, query)).body.value;
const OPENED = '/lotto/lgw/games/opened/numero';

test('S7.38 the five lottery endpoints return lists', async () => {
  expect((await readValue('/lgw/games/mobile')).length).toBeGreaterThan(10);
  expect((await readValue(OPENED)).content.length).toBeGreaterThan(10);
  const menu = await readValue('/lgw/vn/games/game_menu');
  expect(menu.map(({ region }: { region: string }) => region)).toEqual([
    'north',
    'central',
    'south',
  ]);
  const [{ games }] = menu;
  const draws = await readValue('/lgw/vn/numeros/opened/game', { gameId: games[0].gameId });
  expect(draws.content[0].prizes[0].numbers[0]).toBe(draws.content[0].special);
  const recent = await readValue('/lgw/vn/games/game_menu/recent');
  expect(recent.length).toBe(menu.flatMap((group: { games: unknown[] }) => group.games).length);
});

test('S7.38 a draw takes place at its time and never changes afterwards', async () => {
  const quick = async () =>
    (await readValue('/lgw/games/mobile')).find(
      (lottery: { gameId: string }) => lottery.gameId === 'RAPIDA5',
    );
  const before = await quick();
  expect(before.opensAt).toBe(Date.UTC(2026, 6, 1, 10, 5));
  const history = await readValue(OPENED, { gameId: 'RAPIDA5', pageSize: 200 });
  expect(history.content.map(({ numero }: { numero: string }) => numero)).not.toContain(
    before.numero,
  );

  await client.admin('clock', { advance: 3 * 60_000 });
  const after = await quick();
  expect(after.lastNumero).toBe(before.numero);
  const later = await readValue(OPENED, { gameId: 'RAPIDA5', pageSize: 200 });
  expect(later.content[0]).toMatchObject({ numero: before.numero, numbers: after.lastNumbers });
  expect(later.content.slice(1)).toEqual(history.content.slice(0, -1));
});

test('S7.38 the history is paged without gaps, and its numbers are valid for the lottery', async () => {
  const seen = new Set<string>();
  const { totalPages, totalCount } = await readValue(OPENED, { gameId: 'GORDA', pageSize: 50 });
  for (let pageNo = 1; pageNo <= totalPages; pageNo++) {
    for (const { numero, numbers } of (
      await readValue(OPENED, { gameId: 'GORDA', pageSize: 50, pageNo })
    ).content) {
      seen.add(numero);
      expect(new Set(numbers).size).toBe(6);
      for (const number of numbers) expect(Number(number)).toBeLessThanOrEqual(45);
    }
  }
  expect(totalCount).toBe(300);
  expect(seen.size).toBe(totalCount);
});

test('a won jackpot is what it begins with, and 18,500 for each draw', async () => {
  const { wins } = await readValue('/lgw/games/jackpot');
  expect(wins.length).toBeGreaterThan(0);
  for (const { amount } of wins) expect((amount - 250_000) % 18_500).toBe(0);
});

test('the jackpot grows with time, and past wins are listed', async () => {
  const first = await readValue('/lgw/games/jackpot');
  await client.admin('clock', { advance: 60 * 60_000 });
  const second = await readValue('/lgw/games/jackpot');
  expect(second.amount).toBeGreaterThan(first.amount);
  const grown = second.amount - first.amount;
  expect(grown).toBeCloseTo(first.growsPerSecond * 3600, -2);
  expect(first.wins.length).toBeGreaterThan(1);
});

test('an unknown lottery is rejected', async () => {
  for (const gameId of ['NOPE', '__proto__']) {
    expect((await client.get(OPENED, { gameId })).body.code).toBe('lottery_missing');
  }
});

test('a lottery of no region is rejected, when the draws of Vietnam are requested', async () => {
  const { body } = await client.get('/lgw/vn/numeros/opened/game', { gameId: 'GORDA' });
  expect(body.code).toBe('lottery_missing');
});

test('S7.38 a lottery says what a winning bet of each play pays, as its tickets do', async () => {
  for (const lottery of lotteries) {
    const count = lottery.kind === 'balls' ? Math.min(lottery.picks, 6) : lottery.picks;
    const separator = lottery.kind === 'balls' ? ',' : '';
    const straight = Array.from({ length: count }, (_, i) => `${(i % 6) + 1}`).join(separator);
    const numbers = { straight, any: '3', parity: 'odd' };
    const listed = await readValue('/lgw/games/mobile');
    const { pays } = listed.find(({ gameId }: { gameId: string }) => gameId === lottery.gameId);
    for (const [play, chosen] of Object.entries(numbers))
      for (const stake of [10, 20, 70, 5_000]) {
        const cents = Math.floor(Number((stake * pays[play]).toPrecision(13)));
        expect(cents).toBe(possibleWinOf(lottery, { play, numbers: chosen, stake }));
      }
  }
});
