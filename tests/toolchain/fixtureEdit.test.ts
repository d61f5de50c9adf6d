import { expect, test, vi } from 'vitest';
import { hotReloadPlugin } from '../../scripts/build/hotReloadPlugin';

/** What the terminal prints about an edit, as the development server passes it on. */
function warningOf(file: string, environment = 'ssr') {
  const { hotUpdate } = hotReloadPlugin() as { hotUpdate: { handler(edit: object): unknown } };
  const logger = { warn: vi.fn(), info: vi.fn() };
  const edit = { file, modules: [{}] };
  hotUpdate.handler.call({ environment: { name: environment, logger } } as never, edit);
  return logger.warn.mock.calls.flat().join();
}

test('the terminal announces once that an edited fixture needs a reset', () => {
  const warning = warningOf('/project/fixtures/account/personas.ts');
  expect(warning).toContain(
    'fixtures/account/personas.ts was edited. Rows that were seeded from it stay',
  );
  expect(warning).toContain('POST /__mock/reset');
  expect(warningOf('/project/fixtures/account/personas.ts', 'client')).toBe('');
  expect(warningOf('/project/mocks/handlers/cashier/wallet.ts')).toBe('');
});
