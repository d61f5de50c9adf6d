import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createPreviewPanel } from '../../scripts/serve/panel.mjs';

test('an address of two slashes does not stop the preview', async () => {
  const next = vi.fn();
  const req = { url: '//', method: 'GET', headers: {} } as IncomingMessage;
  await createPreviewPanel('dist', '/')(req, {} as ServerResponse, next);
  expect(next).toHaveBeenCalledOnce();
});
