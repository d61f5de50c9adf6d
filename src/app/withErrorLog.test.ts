import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import type { Call } from '../api/createCall';
import { wallet } from '../contract/cashier/wallet';
import { startMalformedLog, withErrorLog } from './withErrorLog';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => log.mockClear());

const failWith = (error: unknown) =>
  (
    withErrorLog((async () => {
      throw error;
    }) as Call) as (endpoint: unknown) => Promise<unknown>
  )(wallet);

test('a failure of the server is one console error with its message', async () => {
  const details = { status: 500, message: 'Algo falló (rows is not iterable)' };
  await expect(failWith(new ApiError('server', '/wps/x', details))).rejects.toThrow();
  expect(log.mock.calls).toEqual([
    ['The server failed. /wps/x: 500 Algo falló (rows is not iterable)'],
  ]);
});

test.each(['offline', 'stopped', 'rejected', 'notLoggedIn', 'aborted', 'malformed'] as const)(
  'an error of the kind %s is not logged',
  async (kind) => {
    await expect(failWith(new ApiError(kind, '/wps/x'))).rejects.toThrow();
    expect(log).not.toHaveBeenCalled();
  },
);

test('a reply that breaks the contract is one console error with endpoint, field and expectation', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  startMalformedLog();
  const detail = 'GET /wps/x: value.rows[0].n must be a number (was a string)';
  page.dispatchEvent(new CustomEvent('malformed', { detail }));
  vi.unstubAllGlobals();
  expect(log.mock.calls).toEqual([[`The reply breaks the contract. ${detail}`]]);
});
