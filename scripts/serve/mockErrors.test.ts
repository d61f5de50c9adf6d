import { expect, test, vi } from 'vitest';
import { createMockErrors } from './mockErrors.mjs';

test('open pages show why the mock cannot be loaded, and are loaded again when it is mended', async () => {
  const load = vi.fn<() => Promise<string>>();
  const send = vi.fn();
  const { loadMock, check } = createMockErrors(load, send);
  load.mockResolvedValueOnce('mock');
  expect(await loadMock()).toBe('mock');
  expect(send).not.toHaveBeenCalled();

  const mistake = Object.assign(new Error('\x1b[31mUnexpected token\x1b[0m'), {
    id: '/mocks/handlers/cashier/wallet.ts',
    loc: { line: 3, column: 1 },
  });
  load.mockRejectedValueOnce(mistake);
  await check();
  const [{ type, err }] = send.mock.lastCall ?? [{}];
  expect([type, err.message, err.id, err.loc.line]).toEqual([
    'error',
    'Unexpected token',
    mistake.id,
    3,
  ]);
  load.mockRejectedValueOnce(mistake);
  await expect(loadMock()).rejects.toBe(mistake);

  load.mockResolvedValue('mended');
  await check();
  expect(send.mock.lastCall).toEqual([{ type: 'full-reload' }]);
  await loadMock();
  expect(send).toHaveBeenCalledTimes(3);
});
