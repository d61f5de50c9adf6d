import { isOnline } from '@kit/data/network';
import { isPageShown } from '@kit/web/pageShown';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import type { CallContext } from '../../api/context';
import { memberInfo } from '../../contract/account/member';
import { settings } from '../../contract/site/system';
import { createSession } from '../../stores/account/session';
import { createEvents } from '../../stores/site/events';
import { createSystem } from '../../stores/site/system';
import { startLiveData } from './liveData';

interface Connection {
  token: string | null;
  lastEventId: string | null;
  isOpen: boolean;
  send(text: string): void;
}

const connections: Connection[] = [];
const openOnes = () => connections.filter(({ isOpen }) => isOpen);

/** A server whose streams stay open until the client leaves. */
async function answer(
  _url: string,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
) {
  const body = new ReadableStream({
    start(controller) {
      const connection: Connection = {
        token: headers.get('Token'),
        lastEventId: headers.get('Last-Event-ID'),
        isOpen: true,
        send: (text) => controller.enqueue(new TextEncoder().encode(text)),
      };
      connections.push(connection);
      signal.addEventListener('abort', () => {
        connection.isOpen = false;
        controller.error(new Error('aborted'));
      });
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Lets the streams deliver what was sent. */
const settleStreams = async () => {
  for (let i = 0; i < 5; i++) await new Promise((next) => setImmediate(next));
};

let stop = () => {};
beforeEach(() => {
  connections.length = 0;
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  stop();
  isOnline.value = true;
  isPageShown.value = true;
  vi.unstubAllGlobals();
});

async function start(announced: object = { eventStream: true }) {
  const fake = createFakeHost();
  const { host, reply } = fake;
  reply(settings, announced);
  reply(memberInfo, { type: 0 });
  await host.use(createSystem).loadSettings();
  const { token } = host.use(createSession);
  const onMalformed = vi.fn();
  const headers = () => ({ Token: token.peek() });
  stop = startLiveData(host, { headers, onMalformed } as unknown as CallContext);
  await settleStreams();
  return { ...fake, onMalformed, events: host.use(createEvents) };
}

test('a backend that announces no stream is not asked for one', async () => {
  const { events } = await start({});
  expect(connections).toEqual([]);
  expect(events.isLive.value).toBe(false);
});

test('a tab in the background has no connection; on return there is one, which goes on where it was', async () => {
  const { events } = await start();
  expect(events.isLive.value).toBe(true);
  connections[0]?.send('id: 9\nevent: jackpot\ndata: {"amount": 1, "wins": []}\n\n');
  await settleStreams();
  isPageShown.value = false;
  expect([openOnes().length, events.isLive.value]).toEqual([0, false]);
  isPageShown.value = true;
  await settleStreams();
  expect(openOnes()).toHaveLength(1);
  expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '9']);
});

test('each session has a stream of its own, and nothing of the one before arrives in it', async () => {
  const { events, logIn, host } = await start();
  const sums: number[] = [];
  events.on('balance', ({ sumBalance }) => void sums.push(sumBalance));
  logIn('ana');
  await settleStreams();
  const ana = connections.at(-1) as Connection;
  ana.send('id: 5\nevent: balance\ndata: {"sumBalance": 1}\n\n');
  await settleStreams();
  // This event is on its way when the session ends.
  ana.send('event: balance\ndata: {"sumBalance": 2}\n\n');
  host.use(createSession).expireSession();
  await settleStreams();
  expect(sums).toEqual([1]);
  logIn('bruno');
  await settleStreams();
  expect(connections.map(({ token, lastEventId }) => [token, lastEventId])).toEqual([
    [null, null],
    ['token of ana', null],
    [null, null],
    ['token of bruno', null],
  ]);
  expect(openOnes()).toHaveLength(1);
});

test('without a network there is no connection, and one as soon as it is back', async () => {
  const { events } = await start();
  isOnline.value = false;
  await settleStreams();
  expect([openOnes().length, events.isLive.value]).toEqual([0, false]);
  isOnline.value = true;
  await settleStreams();
  expect([openOnes().length, events.isLive.value]).toEqual([1, true]);
});

test('events that are unknown or cannot be read are left out, and their defects reported', async () => {
  const { events, onMalformed } = await start();
  const received: unknown[] = [];
  events.on('unread', (value) => void received.push(value));
  events.on('balance', (value) => void received.push(value));
  const send = (name: string, data: string) =>
    connections[0]?.send(`event: ${name}\ndata: ${data}\n\n`);
  send('weather', '{}');
  send('balance', '{"sumBalance": "much"}');
  send('balance', 'no json');
  send('unread', '{"mail": "3", "chat": "none"}');
  await settleStreams();
  expect(received).toEqual([{ mail: 3 }]);
  expect(onMalformed.mock.calls.map(([detail]) => detail)).toEqual([
    expect.stringContaining('event balance: value.sumBalance'),
    expect.stringContaining('event balance: value'),
    expect.stringContaining('event unread: value.chat'),
  ]);
});
