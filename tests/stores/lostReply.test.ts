import { beforeEach, expect, test, vi } from 'vitest';
import { memberInfo } from '../../src/contract/account/member';
import { wallet } from '../../src/contract/cashier/wallet';
import { withdraw, withdrawInfo, withdrawReport } from '../../src/contract/cashier/withdraw';
import { launchGame } from '../../src/contract/games/launch';
import { settings } from '../../src/contract/site/system';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createWithdraw } from '../../src/stores/cashier/withdraw';
import { createLaunch } from '../../src/stores/games/launch';
import { createFakeHost, settle } from '../helpers/fakeHost';
import { MemoryStorage } from '../helpers/memoryStorage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

function logIn() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(wallet, { sumBalance: 10 });
  server.reply(withdrawInfo, {});
  server.reply(withdrawReport, { content: [] });
  server.logIn('ana');
  return server;
}
const request = { amount: 5, bankCardId: 'c1', paymentPassword: '1234' };
const range = { from: 0, to: 1 };

test('after a command with an unknown outcome the balance and every list that was shown are read again', async () => {
  const { host, requestsOf } = logIn();
  const { send, terms, records } = host.use(createWithdraw);
  await host.use(createWallet).reload();
  await terms.load();
  await records.open(range);
  const seen = [wallet, withdrawInfo, withdrawReport];
  const before = seen.map((endpoint) => requestsOf(endpoint).length);
  const sent = send(request);
  requestsOf(withdraw)[0]?.lose();
  await expect(sent).resolves.toBe(false);
  expect(seen.map((endpoint) => requestsOf(endpoint).length)).toEqual(before.map((n) => n + 1));
});

test('nothing is read again, when the server rejects the command', async () => {
  const { host, requestsOf } = logIn();
  const { send, terms } = host.use(createWithdraw);
  await terms.load();
  const sent = send(request);
  requestsOf(withdraw)[0]?.reject('too_much');
  await expect(sent).rejects.toMatchObject({ code: 'too_much' });
  expect(requestsOf(withdrawInfo)).toHaveLength(1);
});

test('an open game is not opened once more, when the outcome of a command is unknown', async () => {
  const { host, reply, requestsOf } = logIn();
  reply(settings, {});
  reply(launchGame, { url: 'https://games.test/', game: { nodeId: 1 } });
  await host.use(createLaunch).opened.load({ gameCode: 'a', isFree: false });
  const sent = host.use(createWithdraw).send(request);
  requestsOf(withdraw)[0]?.lose();
  await expect(sent).resolves.toBe(false);
  expect(requestsOf(launchGame)).toHaveLength(1);
});

test('S8.18 a command that finds the session expired adds no message of its own', async () => {
  const { host, requestsOf } = logIn();
  const sent = host.call(withdraw, { amount: 5 });
  await settle();
  requestsOf(withdraw)[0]?.expire();
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
});
