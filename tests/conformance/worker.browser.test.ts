import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from '../../mocks/browser';
import { startWorlds } from '../../mocks/core/host';
import { Worlds } from '../../mocks/core/worlds';
import { contract } from '../../mocks/door/openapi';
import { createCaller, type Envelope, type Input } from './caller';
import { good } from './good';
import { hostileInputs } from './hostile';

let backend: Awaited<ReturnType<typeof startBackend>>;
const caller = createCaller((path, init) => fetch(path, init));
beforeAll(async () => {
  backend = await startBackend();
  await caller.door('reset', { seed: 'worker', now: Date.UTC(2026, 2, 14) });
});
afterAll(() => backend.stop());

async function envelopeOf(response: Response): Promise<Envelope> {
  expect(response.headers.get('Content-Type')).toContain('application/json');
  const body = (await response.json()) as Envelope;
  if (!body.success) expect([typeof body.code, typeof body.message]).toEqual(['string', 'string']);
  return body;
}

/** Plain input only: what other hosts are asked at length is asked once here. */
const plain = contract.flatMap(({ noun, name, of }) => {
  const input = good[name]?.input ?? {};
  return typeof input === 'function' ? [] : [[`${noun}.${name}`, name, of, input] as const];
});

describe('behind a service worker', () => {
  test.each(plain)('%s answers', async (_label, name, of, input: Input) => {
    const persona = good[name]?.as ?? (of.auth === 'agent' ? 'agent' : 'member');
    const token = await caller.tokenOf(persona);
    const body = await envelopeOf(await caller.call(of, input, token));
    if (good[name]?.refused) expect(body.code).toBe(good[name].refused);
    else expect(body.success, JSON.stringify(body)).toBe(true);
    const hostiles = of.encrypted ? [] : hostileInputs(of, input);
    for (const hostile of hostiles.filter((_, i) => i % 41 === 0)) {
      const response = await caller.call(of, hostile, token);
      expect(response.status).toBeLessThan(500);
      await envelopeOf(response);
    }
  });

  test('S7.48 unknown paths and wrong methods are refused in JSON', async () => {
    const unknown = await fetch('/wps/nothing');
    expect([unknown.status, (await envelopeOf(unknown)).code]).toEqual([404, 'no_handler']);
    const wrong = await fetch('/wps/system/status', { method: 'PATCH' });
    expect([wrong.status, (await envelopeOf(wrong)).code]).toEqual([405, 'wrong_method']);
  });

  test('the state outlives the page', async () => {
    const token = await caller.tokenOf('member');
    await fetch('/wps/relay/MCS2_addRecentGame?nodeId=100009', { headers: { Token: token } });
    await backend.flush();
    backend.stop();
    startWorlds(new Worlds());
    backend = await startBackend();
    const recent = await fetch('/wps/relay/GCS_recentGame', { headers: { Token: token } });
    const { value } = await envelopeOf(recent);
    expect(String(value.content[0].nodeId)).toBe('100009');
  });
});
