import { expect, test, vi } from 'vitest';
import type { CallContext } from '../../src/api/context';
import { createCall } from '../../src/api/createCall';
import { startLiveData } from '../../src/app/session/liveData';
import { createSession } from '../../src/stores/account/session';
import { createHost } from '../../src/stores/base/host';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createWinner } from '../../src/stores/games/winner';
import { createEvents } from '../../src/stores/site/events';
import { createSystem } from '../../src/stores/site/system';
import { runBackend } from '../backend/backend';

const backend = runBackend();

test('balance and winners are shown without a request, also changes from a time without a connection', async () => {
  const { admin, database, persona } = backend.client();
  await admin('scenarios', { name: 'eventStream' });
  const { token = '' } = await persona('member');
  const context = {
    baseURL: backend.origin,
    headers: () => ({ Token: token, Cookie: `mock_db=${database}`, Language: 'ES' }),
    carried: (name: string) => (name === 'language' ? 'ES' : 'feria'),
    onUnknownToken: vi.fn(),
  } as unknown as CallContext;
  const host = createHost(() => createCall(context));
  await host.use(createSession).startSession({ token, merchantCode: 'feria', userName: 'lucia' });
  await host.use(createSystem).loadSettings();
  const { balance, reload } = host.use(createWallet);
  const { board } = host.use(createWinner);
  host.retain(createWinner);
  await Promise.all([reload(), board.load()]);
  const stop = startLiveData(host, context);
  const { isLive } = host.use(createEvents);
  const whenLive = (expected: boolean) =>
    vi.waitFor(() => expect(isLive.value).toBe(expected), { timeout: 10_000 });
  const first = board.value.value?.at(0);
  const before = balance.value ?? 0;
  await whenLive(true);
  const requests = async () =>
    ((await admin('log')) as { path: string }[]).filter(({ path }) => path !== '/wps/events')
      .length;
  const requestsBefore = await requests();

  await admin('pushes', { kind: 'balance', account: 'lucia', amount: 25 });
  await vi.waitFor(() => expect(balance.value).toBe(before + 25));

  const { id } = await admin('faults', { endpoint: 'eventStream', kind: 'network' });
  await whenLive(false);
  await admin('pushes', { kind: 'win', account: 'lucia', amount: 50_000 });
  await admin('faults/remove', { id });
  await whenLive(true);
  await vi.waitFor(() => expect(balance.value).toBe(before + 50_025));
  await vi.waitFor(() =>
    expect(board.value.value?.at(0)).toMatchObject({ player: 'lu***ia', amount: 50_000 }),
  );
  expect(board.value.value?.at(1)).toEqual({ ...first, place: 2 });
  expect(await requests()).toBe(requestsBefore);
  stop();
  await vi.waitFor(async () => expect((await admin('streams')).open).toBe(0));
});
