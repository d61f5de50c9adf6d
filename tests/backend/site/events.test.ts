import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiProxy } from '../../../deploy/proxy/apiProxy.mjs';
import { logout } from '../../../src/contract/account/session';
import { gatewayDeposit } from '../../../src/contract/cashier/deposit';
import { playRound } from '../../../src/contract/games/round';
import { winners } from '../../../src/contract/games/winner';
import { eventStream } from '../../../src/contract/site/event';
import { settings } from '../../../src/contract/site/system';
import { type Client, runBackend } from '../backend';
import { openEvents } from './eventClient';

const backend = runBackend();
let visitor: Client;
let lucia: Client;
const closing: (() => void)[] = [];

beforeEach(async () => {
  visitor = backend.client();
  await visitor.admin('scenarios', { name: 'eventStream' });
  lucia = await visitor.persona('member');
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Opens the stream and waits for the state that it begins with. */
async function openStream(client: Client, lastEventId?: string) {
  const events = openEvents(client, lastEventId);
  closing.push(events.close);
  await events.next('jackpot');
  events.skip();
  return events;
}
const countStreams = async () => (await visitor.admin('streams')).open as number;
const pushEvent = (kind: string, more = {}) =>
  visitor.admin('pushes', { kind, account: 'lucia', ...more });

test('the settings announce the stream only while it is on, and without it there is no such path', async () => {
  const other = backend.client();
  const isAnnounced = async (client: Client) =>
    (await client.get(settings.path)).body.value.eventStream;
  expect(await isAnnounced(visitor)).toBe(true);
  expect(await isAnnounced(other)).toBe(false);
  expect((await other.get(eventStream.path)).body.code).toBe('no_handler');
});

test('the stream begins with the current state: money, unread messages, the jackpot and open deposits', async () => {
  const opened = await lucia.post(gatewayDeposit.path, { amount: 50, methodId: 'SOLPAY' });
  const { depositId } = opened.body.value;
  const events = await openStream(lucia);
  expect(events.all('deposit')).toContainEqual(
    expect.objectContaining({ depositId, state: 'pending' }),
  );
  const { sumBalance } = (await lucia.get('/wps/wallets/gcs')).body.value;
  expect(events.all('balance')).toMatchObject([{ sumBalance }]);
  expect(events.all('unread')).toMatchObject([
    { mail: expect.any(Number), chat: expect.any(Number) },
  ]);
  expect(events.all('deposit').map(({ state }) => state)).not.toContain('paid');
  for (const [name, data] of events.received)
    expect(eventStream.readEvent(name, data), name).toMatchObject({
      failure: undefined,
      dropped: [],
    });
});

test('a visitor gets jackpots and winners, and nothing of members', async () => {
  const events = await openStream(visitor);
  await pushEvent('mail');
  await pushEvent('jackpot');
  expect((await events.next('jackpot')).wins[0]).toMatchObject({ customerName: 'lu***ia' });
  const { vo } = await events.next('winner');
  expect(vo).toMatchObject({ customerName: 'lu***ia', gameName: 'The Big One' });
  expect(new Set(events.names())).toEqual(new Set(['jackpot', 'winner']));
  // The board has it too, for whoever loads it later.
  const { list } = (await visitor.get(winners.path, { limitNum: 200 })).body.value;
  expect(list).toContainEqual({ vo });
});

test('money, mails and chat messages arrive when they are sent, at their member only', async () => {
  const nora = await visitor.persona('newMember');
  const events = await openStream(lucia);
  const others = await openStream(nora);
  const [{ sumBalance }] = events.all('balance');
  const [{ mail, chat }] = events.all('unread');
  await pushEvent('balance', { amount: 25 });
  expect(await events.next('balance')).toMatchObject({ sumBalance: sumBalance + 25 });
  await pushEvent('mail');
  expect(await events.next('unread')).toMatchObject({ mail: mail + 1, chat });
  await pushEvent('chat');
  expect(await events.next('unread')).toMatchObject({ mail: mail + 1, chat: chat + 1 });
  expect(others.all('balance')).toHaveLength(1);
  expect(others.all('unread')).toHaveLength(1);
});

test('a round of a game sends the balance that its reply has', async () => {
  const events = await openStream(lucia);
  const { content } = (await lucia.get('/wps/relay/GCS_recentGame')).body.value;
  const input = { nodeId: String(content[0].nodeId), kind: 'spin', stake: 5 };
  const { body } = await lucia.post(playRound.path, input);
  await vi.waitFor(() =>
    expect(events.all('balance').at(-1)).toMatchObject({ sumBalance: body.value.balance }),
  );
});

test('a deposit and its money arrive, when the panel or the clock approves it', async () => {
  const events = await openStream(lucia);
  const isPaid = (depositId: string) =>
    vi.waitFor(
      () =>
        expect(events.all('deposit')).toContainEqual(
          expect.objectContaining({ depositId, state: 'paid' }),
        ),
      { timeout: 5_000 },
    );
  const startDeposit = async (amount: number) =>
    (await lucia.post(gatewayDeposit.path, { amount, methodId: 'SOLPAY' })).body.value;
  const hasMoney = (sumBalance: number) =>
    vi.waitFor(() => expect(events.all('balance').at(-1)).toMatchObject({ sumBalance }), {
      timeout: 5_000,
    });
  const [{ sumBalance }] = events.all('balance');
  const first = await startDeposit(50);
  expect(await events.next('deposit')).toMatchObject({
    depositId: first.depositId,
    state: 'pending',
  });
  await visitor.admin('scenarios', { name: 'depositsPaid' });
  await isPaid(first.depositId);
  const { sumBalance: afterFirst } = (await lucia.get('/wps/wallets/gcs')).body.value;
  expect(afterFirst).toBeGreaterThanOrEqual(sumBalance + first.credited);
  await hasMoney(afterFirst);
  const second = await startDeposit(60);
  // There is no request: the stream itself applies what has become due.
  await visitor.admin('clock', { to: 'event' });
  await isPaid(second.depositId);
  await hasMoney(afterFirst + second.credited);
});

test('a second connection begins with the state, and sends only the wins since the first', async () => {
  const first = await openStream(visitor);
  await pushEvent('win', { amount: 200 });
  const seen = await first.next('winner');
  first.close();
  await pushEvent('win', { amount: 300 });
  const again = await openStream(visitor, first.lastEventId());
  const missed = again.all('winner');
  expect([seen, ...missed].map(({ vo }) => vo.winAmount)).toEqual([200, 300]);
  const odd = await openStream(visitor, 'not a number');
  expect(odd.all('winner')).toEqual([]);
});

test('a token that is not valid is rejected, and the end of a session ends its stream', async () => {
  const wrong = await lucia.as('f'.repeat(40)).get(eventStream.path);
  expect([wrong.status, wrong.body.code]).toEqual([401, 'not_logged_in']);
  const events = await openStream(lucia);
  await lucia.delete(logout.path);
  await events.ended;
  expect((await lucia.get(eventStream.path)).status).toBe(401);
});

test('streams close when clients leave, the database is replaced or the stream is turned off', async () => {
  const left = await Promise.all([openStream(lucia), openStream(lucia), openStream(visitor)]);
  expect(await countStreams()).toBe(3);
  for (const { close } of left) close();
  await vi.waitFor(async () => expect(await countStreams()).toBe(0));

  const replaced = await openStream(visitor);
  await visitor.admin('reset', {});
  await replaced.ended;
  expect(await countStreams()).toBe(0);

  await visitor.admin('scenarios', { name: 'eventStream' });
  const off = await openStream(visitor);
  await visitor.admin('scenarios/leave', { name: 'eventStream' });
  await off.ended;
  expect(await countStreams()).toBe(0);
});

test('a fault of the network cuts open streams and the next ones, until it ends', async () => {
  const events = await openStream(visitor);
  const fault = await visitor.admin('faults', { endpoint: 'eventStream', kind: 'network' });
  await expect(events.ended).rejects.toThrow();
  await expect(visitor.get(eventStream.path)).rejects.toThrow();
  await visitor.admin('faults/remove', { id: fault.id });
  await openStream(visitor);
  expect(await countStreams()).toBe(1);
});

test('a fault of other methods, or by chance, leaves open streams alone', async () => {
  const events = await openStream(lucia);
  const input = { amount: 50, methodId: 'SOLPAY' };
  const { depositId } = (await lucia.post(gatewayDeposit.path, input)).body.value;
  await visitor.admin('faults', { path: '/wps', kind: 'network', method: 'POST' });
  await visitor.admin('faults', { path: '/wps', kind: 'network', chance: 0.001 });
  await visitor.admin('clock', { advance: 60_000 });
  // The stream applies what is due at its next tick, when it would be cut.
  await vi.waitFor(
    () =>
      expect(events.all('deposit')).toContainEqual(
        expect.objectContaining({ depositId, state: 'paid' }),
      ),
    { timeout: 5_000 },
  );
});

test('a development server in front passes events on at once, and its clients leave as well', async () => {
  const proxy = createServer(createApiProxy(new URL(backend.origin))).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const events = await openStream({ ...lucia, origin });
  await pushEvent('mail');
  await events.next('unread');
  events.close();
  await vi.waitFor(async () => expect(await countStreams()).toBe(0));
  proxy.close();
});

test('the server has a limit of connections, and sends Retry-After', async () => {
  const events = await Promise.all(Array.from({ length: 50 }, () => openStream(visitor)));
  expect(events).toHaveLength(50);
  const { status, headers, body } = await visitor.get(eventStream.path);
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'too_many', '30']);
});
