import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
let client: Client;
beforeAll(async () => {
  backend = await startBackend();
  client = backend.client();
});
afterAll(() => backend.stop());

const LIST = '/wps/relay/GCSGAME_gameList';
const list = async (query: object = {}) => (await client.get(LIST, query as never)).body.value;

describe('the game list', () => {
  test('S7.29 S3.10 answers games with pageNum, totalPages and totalCount', async () => {
    const page = await list({
      merchant: 'feria',
      clientType: 2,
      platform: 'html5',
      gameType: 'RNG',
      pageNo: 2,
      pageSize: 12,
      language: 'ES',
    });
    expect(page.games).toHaveLength(12);
    expect(page.pageNum).toBe(2);
    expect(page.totalPages).toBe(Math.ceil(page.totalCount / 12));
  });

  test('S1.10 the catalogue holds more than 600 games over all types', async () => {
    const { body } = await client.get('/wps/relay/GCSGAME_getVassGameType', { typeId: 1 });
    let sum = 0;
    for (const { gameType } of body.value)
      sum += (await list({ gameType, pageSize: 1 })).totalCount;
    expect(sum).toBeGreaterThan(600);
  });

  test('S7.30 gameName is a substring whatever the case, and filters combine with AND', async () => {
    const upper = await list({ gameName: 'ORO', gameType: 'RNG', pageSize: 200 });
    const lower = await list({ gameName: 'oro', gameType: 'RNG', pageSize: 200 });
    expect(upper.totalCount).toBeGreaterThan(0);
    expect(upper.totalCount).toBe(lower.totalCount);
    const ofVendor = await list({
      gameName: 'oro',
      gameType: 'RNG',
      vassalage: 'PG',
      pageSize: 200,
    });
    expect(ofVendor.totalCount).toBeLessThan(lower.totalCount);
    for (const one of ofVendor.games) expect(one.vassalage ?? one.vendorCode).toBe('PG');
  });

  test('S7.30 pages follow without gaps or repeats, and one beyond the end is empty with true totals', async () => {
    const { totalPages, totalCount } = await list({ gameType: 'FISH', pageSize: 12 });
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= totalPages; pageNo++) {
      for (const { nodeId } of (await list({ gameType: 'FISH', pageSize: 12, pageNo })).games) {
        seen.add(String(nodeId));
      }
    }
    expect(seen.size).toBe(totalCount);
    const beyond = await list({ gameType: 'FISH', pageSize: 12, pageNo: totalPages + 1 });
    expect(beyond).toMatchObject({ games: [], totalCount, totalPages });
  });

  test('S7.29 minBet, minLine and gameClassify narrow the list', async () => {
    const all = await list({ gameType: 'RNG', pageSize: 200 });
    const rich = await list({ gameType: 'RNG', minBet: 2, minLine: 20, pageSize: 200 });
    expect(rich.totalCount).toBeLessThan(all.totalCount);
    for (const one of rich.games) {
      expect(one.minBet).toBeGreaterThanOrEqual(2);
      expect(one.lines).toBeGreaterThanOrEqual(20);
    }
    const crash = await list({ gameClassify: 'Crash', pageSize: 200 });
    expect(crash.games.every((one: { gameCategory: string }) => one.gameCategory === 'Crash')).toBe(
      true,
    );
  });
});
