import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { startBackend } from '../../mocks/browser';
import { hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { createCaller, type Envelope, type Input } from './caller';
import { personaOf, validInputs } from './validInputs';

let backend: Awaited<ReturnType<typeof startBackend>>;
const caller = createCaller((path, init) => fetch(path, init));
beforeAll(async () => {
  backend = await startBackend();
  await caller.admin('reset', { seed: 'worker', now: Date.UTC(2026, 2, 14) });
});
afterAll(() => backend.stop());

async function readEnvelope(response: Response): Promise<Envelope> {
  expect(response.headers.get('Content-Type')).toContain('application/json');
  const body = (await response.json()) as Envelope;
  if (!body.success) expect([typeof body.code, typeof body.message]).toEqual(['string', 'string']);
  return body;
}

/** Endpoints with constant input. The tests of the other hosts cover the rest. */
const endpoints = contractEndpoints.flatMap(({ domain, name, endpoint }) => {
  const input = validInputs[name]?.input ?? {};
  return typeof input === 'function' ? [] : [[`${domain}.${name}`, name, endpoint, input] as const];
});

describe('behind a service worker', () => {
  test.each(endpoints)('%s answers valid input', async (_label, name, endpoint, input: Input) => {
    const token = await caller.logInAs(personaOf(name, endpoint));
    const body = await readEnvelope(await caller.call(endpoint, input, token));
    if (validInputs[name]?.expectedError) expect(body.code).toBe(validInputs[name].expectedError);
    else expect(body.success, JSON.stringify(body)).toBe(true);
  });

  test('S7.48 unknown paths and wrong methods are answered with an error in JSON', async () => {
    const unknown = await fetch('/wps/nothing');
    expect([unknown.status, (await readEnvelope(unknown)).code]).toEqual([404, 'no_handler']);
    const wrong = await fetch('/wps/system/status', { method: 'PATCH' });
    expect([wrong.status, (await readEnvelope(wrong)).code]).toEqual([405, 'wrong_method']);
  });

  test('the state survives a reload of the page', async () => {
    const token = await caller.logInAs('member');
    await fetch('/wps/relay/MCS2_addRecentGame?nodeId=100009', { headers: { Token: token } });
    await backend.saveNow();
    backend.stop();
    hostDatabases.clear();
    backend = await startBackend();
    const recent = await fetch('/wps/relay/GCS_recentGame', { headers: { Token: token } });
    const { value } = await readEnvelope(recent);
    expect(String(value.content[0].nodeId)).toBe('100009');
  });
});
