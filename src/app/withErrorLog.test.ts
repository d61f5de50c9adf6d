import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import type { Call } from '../api/createCall';
import { wallet } from '../contract/wallet';
import { withErrorLog } from './withErrorLog';

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

test.each(['offline', 'timeout', 'rejected', 'notLoggedIn', 'aborted', 'malformed'] as const)(
  'an error of the kind %s is not logged',
  async (kind) => {
    await expect(failWith(new ApiError(kind, '/wps/x'))).rejects.toThrow();
    expect(log).not.toHaveBeenCalled();
  },
);
