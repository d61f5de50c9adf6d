import { expect, test } from 'vitest';
import { respond } from '../../mocks/respond';
import { login } from '../../src/contract/account/login';
import { memberInfo } from '../../src/contract/account/member';
import { gatewayDeposit } from '../../src/contract/cashier/deposit';
import { wallet } from '../../src/contract/cashier/wallet';
import { addFavourite, favourites } from '../../src/contract/games/favourite';
import { gameList, vendorTypes } from '../../src/contract/games/game';
import { gameFacts } from '../../src/contract/games/gameFacts';
import { gameFilterChoices } from '../../src/contract/games/gameFilter';
import { launchGame } from '../../src/contract/games/launch';
import { mails } from '../../src/contract/messages/mail';
import { notices } from '../../src/contract/messages/notice';
import { promotionDetail } from '../../src/contract/promotions/promotion';
import { memberTransactions } from '../../src/contract/records/transaction';
import { exclusion } from '../../src/contract/safePlay/exclusion';
import { settings } from '../../src/contract/site/system';
import { mockBackend } from '../helpers/mockBackend';

test('sessionExpiresIn30s ends open and new sessions after 30 seconds', async () => {
  const mock = mockBackend();
  const before = await mock.login('lucia');
  await mock.scenario('sessionExpiresIn30s');
  const after = await mock.login('victor');
  await mock.clock.advance('29s');
  expect(await after.call(memberInfo)).toBeTruthy();
  await mock.clock.advance('2s');
  for (const { call } of [before, after])
    await expect(call(memberInfo)).rejects.toMatchObject({ code: 'logged_out' });
});

test('longNames makes the titles of banners long, and leaves them in their group', async () => {
  const mock = mockBackend();
  const loadBanners = () => mock.call(notices, { types: ['B'] });
  const before = await loadBanners();
  await mock.scenario('longNames');
  const after = await loadBanners();
  expect(after[0]?.title?.length).toBeGreaterThan(100);
  expect(after.map(({ groupName }) => groupName)).toEqual(before.map(({ groupName }) => groupName));
});

test('promotionEnded closes a promotion that could be joined', async () => {
  const mock = mockBackend();
  const loadLabel = async () =>
    (await mock.call(promotionDetail, { promotionId: 'P-daily' })).label;
  expect(await loadLabel()).toBe('claim');
  await mock.scenario('promotionEnded');
  expect(await loadLabel()).toBe('close');
});

test('vendorMaintenance marks a vendor and opens none of its games', async () => {
  const mock = mockBackend();
  const lucia = await mock.login('lucia');
  const { games } = await lucia.call(gameList, { vassalage: 'PG' });
  await mock.scenario('vendorMaintenance');
  const vendors = (await lucia.call(vendorTypes)).flatMap(({ vassalages }) => vassalages);
  const closed = vendors.filter(({ isUnderMaintenance }) => isUnderMaintenance);
  expect(new Set(closed.map(({ vassalage }) => vassalage))).toEqual(new Set(['PG']));
  await expect(lucia.call(launchGame, { nodeId: games[0]?.nodeId ?? '' })).rejects.toMatchObject({
    code: 'vendor_maintenance',
  });
});

test('whale and emptyAccount change the money of Lucía, and emptyAccount her past', async () => {
  const mock = mockBackend();
  const lucia = await mock.login('lucia');
  await mock.scenario('whale');
  const { wallets } = await lucia.call(wallet);
  expect(wallets[0]).toMatchObject({ code: 'CASH', balance: 9_876_543.21 });
  await mock.scenario('emptyAccount');
  expect(await lucia.call(wallet)).toMatchObject({ sumBalance: 0 });
  expect((await lucia.call(memberTransactions)).content).toEqual([]);
  await mock.scenario('kycRejected');
  const { content } = await lucia.call(mails);
  expect(content.map(({ title }) => title)).toEqual(['We could not verify your identity']);
});

test('flakyDeposits lets some deposits fail', async () => {
  const mock = mockBackend();
  const lucia = await mock.login('lucia');
  await mock.scenario('flakyDeposits');
  const attempt = () =>
    lucia.call(gatewayDeposit, { methodId: 'LUNAPAY', amount: 20 }).then(
      () => 'done',
      (error) => String(error.message),
    );
  const outcomes = [];
  for (let i = 0; i < 12; i++) outcomes.push(await attempt());
  expect(outcomes.filter((outcome) => outcome.includes('fault 500')).length).toBeGreaterThan(0);
  expect(outcomes).toContain('done');
});

test('drawClosesIn10s moves the clock to ten seconds before a draw', async () => {
  const mock = mockBackend();
  await mock.clock.stop();
  await mock.scenario('drawClosesIn10s');
  expect(((await mock.clock.now()) + 10_000) % 60_000).toBe(0);
});

test('slowPictures sends the browser to the picture after the pause', async () => {
  const mock = mockBackend();
  await mock.scenario('slowPictures');
  const { imageCdns } = await mock.call(settings);
  const path = `${imageCdns?.[0]?.replace('3000', '20')}art/games/a-240.webp`;
  const response = await respond(new Request(`http://feria.test${path}`));
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    '/art/games/a-240.webp',
  ]);
});

test.each([
  ['onBreak', true],
  ['excluded', false],
] as const)(
  'S10.05 %s keeps Lucía from playing and logging in, also a year later unless it ends',
  async (name, ends) => {
    const mock = mockBackend();
    const lucia = await mock.login('lucia');
    await mock.scenario(name);
    expect((await lucia.call(exclusion)).closure).toMatchObject({ reason: 'break' });
    const excluded = { code: 'excluded' };
    await expect(lucia.call(launchGame, { nodeId: '100001' })).rejects.toMatchObject(excluded);
    const credentials = { username: 'lucia', password: 'Feria2025', captcha: '' };
    const logIn = () => mock.call(login, { ...credentials, type: 'username' });
    await expect(logIn()).rejects.toMatchObject(excluded);
    await mock.clock.advance('365d');
    if (ends) expect((await logIn()).userName).toBe('lucia');
    else await expect(logIn()).rejects.toMatchObject(excluded);
  },
);

test('manyGames has about 20,000 games for every call about games, and other databases keep theirs', async () => {
  const mock = mockBackend();
  const lucia = await mock.login('lucia');
  const sort = { sortBy: 'newest', gameType: 'RNG' } as const;
  const before = (await mock.call(gameList, {})).totalCount;
  const seeded = (await mock.call(gameList, sort)).totalCount;
  await mock.scenario('manyGames');
  const many = (await mock.call(gameList, {})).totalCount;
  expect(many).toBeGreaterThan(18_000);
  expect((await mock.call(gameList, sort)).totalCount).toBeGreaterThan(10 * Number(seeded));
  expect((await mock.call(gameFilterChoices, {})).totalCount).toBe(many);
  const nodeId = '120000';
  expect(await mock.call(gameFacts, { nodeId })).toHaveProperty('minBet');
  await lucia.call(addFavourite, { nodeId });
  expect((await lucia.call(favourites, {})).content.map((game) => String(game.nodeId))).toContain(
    nodeId,
  );
  expect((await mockBackend().call(gameList, {})).totalCount).toBe(before);
  await mock.leaveScenario('manyGames');
  expect((await mock.call(gameList, {})).totalCount).toBe(before);
});
