import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import type { Deposit } from '../../contract/cashier/deposit';
import { depositReport } from '../../contract/cashier/deposit';
import { type Withdrawal, withdrawReport } from '../../contract/cashier/withdraw';
import { createEvents } from '../site/events';
import { createEndedMoney } from './endedMoney';
import { createOnTheWay } from './onTheWay';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withdrawal = (more: Partial<Withdrawal>) =>
  ({ withdrawId: 'w', amount: 60, state: 'pending', ...more }) as Withdrawal;
const deposit = (more: Partial<Deposit>) =>
  ({ depositId: 'd', amount: 20, state: 'reviewing', ...more }) as Deposit;

async function open(withdrawals: Withdrawal[], deposits: Deposit[]) {
  const { host, reply, logIn } = createFakeHost();
  logIn('ana');
  reply(withdrawReport, { content: withdrawals });
  reply(depositReport, { content: deposits });
  const store = host.use(createOnTheWay);
  host.own(host.retain(createOnTheWay));
  await store.load();
  await settle();
  return { host, reply, ids: () => store.rows.value.map(({ id }) => id), store };
}

test('a deposit is on its way when its payment has arrived, not before', async () => {
  const received: Deposit['steps'] = [{ kind: 'received', at: 5 }];
  const { ids } = await open(
    [withdrawal({}), withdrawal({ withdrawId: 'v', state: 'paid' })],
    [
      deposit({}),
      deposit({ depositId: 'e', state: 'pending' }),
      deposit({ depositId: 'g', steps: [{ kind: 'received' }] }),
      deposit({ depositId: 'f', state: 'pending', steps: received }),
    ],
  );
  expect(ids()).toEqual(['w', 'd', 'f']);
});

test('the event stream adds what has begun, and removes what has ended', async () => {
  const { host, ids, store } = await open([withdrawal({})], []);
  const { receive } = host.use(createEvents);
  receive('withdrawal', withdrawal({ missing: [{ kind: 'document' }] }));
  expect(store.rows.value).toMatchObject([{ id: 'w', waitsForMember: true }]);
  receive('deposit', deposit({}));
  receive('withdrawal', withdrawal({ state: 'paid' }));
  expect(ids()).toEqual(['d']);
});

test('without the event stream, the line and the notice tell the end of what was open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  const { host, ids, reply, store } = await open([withdrawal({})], []);
  const { last } = host.use(createEndedMoney);
  host.own(store.follow());
  reply(withdrawReport, { content: [withdrawal({ state: 'paid' })] });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(last.value).toMatchObject({ kind: 'withdrawal', id: 'w', state: 'paid' });
  expect(ids()).toEqual([]);
});
