import { expect, test } from 'vitest';
import { contract } from '../../mocks/door/openapi';
import { respond } from '../../mocks/respond';
import { createCaller } from './caller';
import { good } from './good';

/** Asks every endpoint that can be asked without sealing, in one order, and keeps every byte. */
async function tell(world: string) {
  const caller = createCaller(async (path, init = {}) => {
    const headers = { Cookie: `mock_db=${world}`, ...init.headers };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  });
  await caller.door('reset', { seed: 'twice', now: Date.UTC(2026, 4, 2, 9), frozen: true });
  const told: string[] = [];
  for (const { name, of } of contract) {
    if (of.encrypted) continue;
    const { input = {}, as } = good[name] ?? {};
    if (typeof input === 'function') continue;
    const token = await caller.tokenOf(as ?? (of.auth === 'agent' ? 'agent' : 'member'));
    const response = await caller.call(of, input, token);
    told.push(`${name} ${response.status} ${await response.text()}`);
  }
  return told;
}

test('S7.49 the same seed and the same calls give the same bytes', async () => {
  const first = await tell('first');
  const second = await tell('second');
  expect(first.length).toBeGreaterThan(80);
  expect(second).toEqual(first);
});
