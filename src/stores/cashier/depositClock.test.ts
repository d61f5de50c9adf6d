import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { type Deposit, gatewayDeposit } from '../../contract/cashier/deposit';
import { createDeposit } from './deposit';
import type { DepositRequest } from './depositRequest';

const SERVER_NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['right', 0, 15 * MINUTE],
  ['a day ahead', DAY, 15 * MINUTE],
  ['a day behind', -DAY, 15 * MINUTE],
  // The reply of a repeated command may be some minutes old.
  ['right, and the reply late', 5 * MINUTE, 10 * MINUTE],
])(
  'a deposit can be paid for as long as the server says, when the clock of the device is %s',
  async (_, wrong, left) => {
    vi.setSystemTime(SERVER_NOW + wrong);
    const { host, logIn, requestsOf } = createFakeHost();
    logIn('lucia');
    const store = host.use(createDeposit);
    const method = { methodId: 'yape', via: 'gateway' } as DepositRequest['method'];
    const request = { method, amount: 50, accountId: '', payer: '', reference: '', code: '' };
    const opening = store.open(request);
    await settle();
    const reply = { depositId: 'd', at: SERVER_NOW, expiresAt: SERVER_NOW + 15 * MINUTE };
    requestsOf(gatewayDeposit)[0]?.answer(reply);
    const opened = (await opening) as Deposit;
    expect(opened.expiresAt - store.now()).toBe(left);
  },
);
