import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { respond } from '../../mocks/respond';
import { createCaller } from './caller';
import { personaOf, validInputs } from './validInputs';

/** Calls every endpoint without encryption, always in the same order, and returns the replies. */
async function record(database: string) {
  const caller = createCaller(async (path, init = {}) => {
    const headers = { Cookie: `mock_db=${database}`, ...init.headers };
    return respond(new Request(`http://feria.test${path}`, { ...init, headers }));
  });
  await caller.admin('reset', { seed: 'twice', now: Date.UTC(2026, 4, 2, 9), frozen: true });
  const replies: string[] = [];
  for (const { name, endpoint } of contractEndpoints) {
    if (endpoint.encrypted) continue;
    const { input = {} } = validInputs[name] ?? {};
    if (typeof input === 'function') continue;
    const token = await caller.logInAs(personaOf(name, endpoint));
    const response = await caller.call(endpoint, input, token);
    replies.push(`${name} ${response.status} ${await response.text()}`);
  }
  return replies;
}

test('S7.49 the same seed and the same calls give the same replies', async () => {
  const first = await record('first');
  const second = await record('second');
  expect(first.length).toBeGreaterThan(80);
  expect(second).toEqual(first);
});
