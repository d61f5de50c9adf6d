import { beforeEach, describe, expect, test } from 'vitest';
import { markets } from '../../../src/config/markets/markets';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let lucia: Client;
const nodeId = '100001';

beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const enter = (name: string) => lucia.admin('market', { name });
const readFacts = async (client: Client, input = {}) =>
  (await client.get('/wps/game/facts', { nodeId, ...input })).body.value;
const launch = async (client = lucia, input = {}) =>
  (await client.get('/wps/game/launchGame', { nodeId, ...input })).body;
const play = async (client = lucia) =>
  (await client.post('/wps/game/round', { nodeId, kind: 'spin', stake: 1 })).body;

describe('market gameFacts', () => {
  test('S10.17 a game for money neither opens nor plays before the member has seen its facts', async () => {
    await enter('gb');
    const needed = { success: false, code: 'facts_needed', value: { nodeId } };
    expect([await launch(), await play()]).toMatchObject([needed, needed]);
    // The launcher reads the names of the game by the same call, and shows nothing.
    await readFacts(lucia);
    expect(await launch()).toMatchObject(needed);
    await readFacts(lucia, { isShown: true });
    expect([await launch(), await play()]).toMatchObject([{ success: true }, { success: true }]);
    expect(await launch(lucia, { nodeId: '100002' })).toMatchObject({ code: 'facts_needed' });
  });

  test('S10.17 what one member has seen does not count for another, and no visitor can do it', async () => {
    await enter('gb');
    const visitor = backend.client();
    await readFacts(visitor, { isShown: true });
    const victor = await visitor.persona('vip');
    await readFacts(victor, { isShown: true });
    expect(await launch()).toMatchObject({ code: 'facts_needed' });
  });

  test('S10.17 the facts have the rules of the game in the language of the member', async () => {
    await enter('br');
    const rulesIn = async (language: string) =>
      (await readFacts(lucia.inLanguage(language))).rules.join(' ');
    expect(await rulesIn('PT-BR')).toMatch(/^Três rolos.* pagam de \d+ a \d+ vezes/);
    expect(await rulesIn('ES')).toMatch(/^Tres rodillos/);
    expect(await rulesIn('VI')).toMatch(/^Three reels/);
  });

  test('S10.17 every kind of game has rules', async () => {
    await enter('gb');
    for (const gameType of ['RNG', 'FISH', 'CRASH', 'LIVE', 'SPORTS', 'PVP', 'COCK']) {
      const input = { gameType, pageNo: 1, pageSize: 1 };
      const { games } = (await lucia.get('/wps/relay/GCSGAME_gameList', input)).body.value;
      const { rules } = await readFacts(lucia, { nodeId: games[0].nodeId });
      expect(rules.length, gameType).toBeGreaterThan(0);
    }
  });

  test('games open at once in the default market, and their facts have no rules', async () => {
    expect(await launch()).toMatchObject({ success: true });
    expect((await readFacts(lucia)).rules).toBeUndefined();
  });
});

test.each(Object.entries(markets))(
  'market sessionClock is told to the app in "%s", as the market has it',
  async (name, { rules: { sessionClock } }) => {
    await enter(name);
    const { market } = (await lucia.get('/wps/system/settings/consolidated')).body.value;
    expect(market.sessionClock).toBe('value' in sessionClock ? sessionClock.value : 'none');
  },
);
