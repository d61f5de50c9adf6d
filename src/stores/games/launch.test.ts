import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { launchGame } from '../../contract/games/launch';
import { playRound } from '../../contract/games/round';
import { settings } from '../../contract/site/system';
import { createWallet } from '../cashier/wallet';
import { createLaunch, UnknownOrigin } from './launch';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

async function openGame(launched: object, launchOrigins?: string[]) {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(settings, { launchOrigins });
  server.reply(wallet, { sumBalance: 10, wallets: [] });
  server.reply(launchGame, {
    url: 'https://games.test/',
    ticket: 't1',
    game: { nodeId: 1 },
    ...launched,
  });
  server.logIn('ana');
  const money = server.host.use(createWallet);
  await money.reload();
  const launch = server.host.use(createLaunch);
  await launch.opened.load({ gameCode: 'a', isFree: false });
  const play = (stake: number) => {
    const played = launch.play({ id: 'r1', kind: 'spin', stake });
    const answer = (win: number, balance: number) =>
      server.requestsOf(playRound)[0]?.answer({ stake, win, balance });
    return { played, answer };
  };
  return { ...server, ...launch, money, play };
}

test.each([
  ['https://games.test/', true],
  ['https://games.test.evil.example/', false],
])(
  'S7.37 the game at %s opens: %s, when the settings list the origins of games',
  async (url, opens) => {
    const { opened } = await openGame({ url }, ['https://games.test']);
    expect(opened.value.value?.url).toBe(opens ? url : undefined);
    expect(opened.error.value instanceof UnknownOrigin).toBe(!opens);
  },
);

test('a round takes its stake at once, and the win when it was shown', async () => {
  const { play, balance, setBalance } = await openGame({ balance: 10 });
  const { played, answer } = play(1);
  answer(5, 14);
  await played;
  expect(balance.value).toBe(9);
  setBalance(14);
  expect(balance.value).toBe(14);
});

test('a round of a free game that ends after the game was closed does not change the balance of the member', async () => {
  const { play, close, money } = await openGame({ isFree: true, balance: 1000 });
  const { played, answer } = play(1);
  close();
  await settle();
  answer(0, 999);
  await played;
  await settle();
  expect(money.balance.value).toBe(10);
});

test('the balance is read again with its win, when a round ends after the game was closed', async () => {
  const { play, close, money, reply } = await openGame({ balance: 10 });
  const { played, answer } = play(1);
  close();
  await settle();
  reply(wallet, { sumBalance: 14, wallets: [] });
  answer(5, 14);
  await played;
  await settle();
  expect(money.balance.value).toBe(14);
});

test('play money stays apart from the balance when the launch does not say how much there is', async () => {
  const { play, balance, isPlayMoney, money } = await openGame({ isFree: true });
  expect([isPlayMoney.value, balance.value]).toEqual([true, undefined]);
  const { played, answer } = play(1);
  answer(0, 999);
  await played;
  expect([balance.value, money.balance.value]).toEqual([999, 10]);
});

test.each([true, false])('S4.26 a launch says whether it is free: %s', async (isFree) => {
  const { opened, requestsOf } = await openGame({});
  await opened.load({
    nodeId: '7',
    vendor: 'PG',
    category: 'RNG',
    gameId: 'g7',
    gameCode: 'c',
    isFree,
  });
  expect(requestsOf(launchGame).at(-1)?.input).toEqual({
    nodeId: '7',
    vendor: 'PG',
    category: 'RNG',
    gameId: 'g7',
    gameCode: 'c',
    supportPlay: isFree,
  });
});
