import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdminClient } from '../../scripts/admin/adminClient';
import { createAdminTools } from '../../scripts/admin/adminTools';
import { states } from '../e2e/tools/states';
import { startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
let tools: Awaited<ReturnType<typeof createAdminTools>>;
beforeAll(async () => {
  backend = await startBackend();
  tools = await createAdminTools(
    createAdminClient({ address: backend.origin, database: 'states' }),
  );
});
afterAll(() => backend.stop());

test('there are thirty states, each with a sentence of its own', () => {
  expect(new Set(states.map(({ sentence }) => sentence)).size).toBe(30);
});

test.each(states)('$sentence: its commands are those of the API document', async ({ calls }) => {
  for (const [name, input = {}] of [['resetDatabase'] as [string, object?], ...calls]) {
    const tool = tools.find((one) => one.name === name);
    expect(tool, `the document has no command ${name}`).toBeDefined();
    await tool?.run(input as Record<string, unknown>);
  }
});
