import { type } from 'arktype';
import { getResponse } from 'msw';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  contractCalls,
  contractEndpoints,
  contractStreams,
  createOpenapi,
} from '../../mocks/admin/openapi';
import { handle } from '../../mocks/core/handle';
import { hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { endpointsOf } from '../../mocks/panel/endpoints';
import { respond } from '../../mocks/respond';
import { usedEndpoints } from '../../scripts/conformance/endpoints';
import { createUnknownPathLog } from '../../scripts/serve/backend.mjs';
import { BACKEND_ONLY } from '../../src/contract/backendOnly';
import { endpoint } from '../../src/contract/endpoint';
import { useStore } from '../../src/stores/base/useStore';
import { mockBackend } from '../helpers/mockBackend';
import { startBackend } from './backend';

afterEach(() => void vi.restoreAllMocks());

const days = endpoint('GET', '/wps/test/days', { out: type({ days: 'number' }) });

/** The reply of a handler, and what it printed. */
async function runHandler(run: () => never | { days: number }) {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { handler } = handle(days, run);
  const response = await getResponse([handler], new Request('http://feria.test/wps/test/days'));
  if (!response) throw new Error('no response');
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, printed: String(printed.mock.calls[0]?.[0]) };
}

describe('misuse of the mock is explained', () => {
  test('a handler that throws: endpoint, file and what to do', async () => {
    const { status, message, printed } = await runHandler(() => {
      throw new Error('no such row');
    });
    expect(status).toBe(500);
    for (const text of [message, printed]) {
      expect(text).toContain('GET /wps/test/days');
      expect(text).toMatch(
        /handler in tests\/backend\/misuse\.test\.ts:\d+ has thrown at tests\/backend\/misuse\.test\.ts:\d+: no such row/,
      );
      expect(text).toContain('use reject()');
    }
  });

  test('a reply that breaks its contract: endpoint, field, file and what to do', async () => {
    const { status, message } = await runHandler(() => ({ days: 'three' }) as never);
    expect(status).toBe(500);
    expect(message).toContain('GET /wps/test/days: the reply breaks its contract');
    expect(message).toContain('days must be a number (was a string)');
    expect(message).toMatch(/handler in tests\/backend\/misuse\.test\.ts:\d+\), or change/);
  });

  test('a call without a handler is answered with no_handler', async () => {
    const response = await respond(new Request('http://feria.test/wps/nowhere'));
    expect([response.status, (await response.json()).code]).toEqual([404, 'no_handler']);
  });

  test.each([
    ['POST', '/wps/wallets/gcs', 405, 'GET /wps/wallets/gcs', 'the method'],
    ['GET', '/wps/walets/gcs', 404, 'GET /wps/wallets/gcs', 'the path'],
    ['GET', '/__mock/clok', 404, 'GET /__mock/clock', 'the path'],
  ])('%s %s is answered with what was nearly meant', async (method, path, status, meant, what) => {
    const response = await respond(new Request(`http://feria.test${path}`, { method }));
    const { message, value } = await response.json();
    expect([response.status, value]).toEqual([status, { meant }]);
    expect(message).toContain(`did you mean ${meant}? It differs in ${what}`);
  });

  test('a call without a handler is named in the terminal, once', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { origin, stop } = await startBackend({ onUnknownPath: createUnknownPathLog() });
    for (let i = 0; i < 2; i++) await fetch(`${origin}/wps/nowhere?x=${i}`);
    await fetch(`${origin}/wps/walets/gcs`);
    await stop();
    expect(printed.mock.calls).toEqual([
      ['The mock has no endpoint for GET /wps/nowhere (see src/contract and mocks/handlers).'],
      [
        'The mock has no endpoint for GET /wps/walets/gcs (did you mean GET /wps/wallets/gcs? Otherwise see src/contract and mocks/handlers).',
      ],
    ]);
  });

  test('a store outside its host: what to render around it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => {
      useStore(() => ({}));
      return null;
    };
    expect(() => renderToString(createElement(Lost))).toThrow(
      /used outside its host. Render the component inside <HostContext/,
    );
  });
});

test('every endpoint is in the panel, in links and in the conformance check, without a line of its own', async () => {
  const names = contractCalls.map(({ name }) => name).sort();
  // The panel names calls, and suggests them for faults, by the API document.
  expect(endpointsOf(createOpenapi() as never).map(({ name }) => name)).toEqual(names);
  const backendOnly: string[] = Object.values(BACKEND_ONLY).flat();
  const checked = usedEndpoints.map(({ name }) => name);
  const streams = contractStreams.map(({ name }) => name);
  expect([...checked, ...backendOnly, ...streams].sort()).toEqual(names);
  const link = names.map((name) => `fault:${name}:418`).join(',');
  const open = new Request('http://feria.test/__mock/link', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'mock_db=every-endpoint' },
    body: JSON.stringify({ link }),
  });
  expect((await respond(open)).status).toBe(200);
  expect((await hostDatabases.get('every-endpoint')).faults).toHaveLength(names.length);
});

test('every endpoint has faults, log and a place in the API document, without a line of its own', async () => {
  const mock = mockBackend();
  const { paths } = createOpenapi();
  for (const { name, endpoint: one } of contractEndpoints) {
    await mock.fail(one, { status: 418, times: 1 });
    await expect(mock.call(one, {}), name).rejects.toThrow('fault 418');
    expect(
      (await mock.requests(one)).map((call) => call.status),
      name,
    ).toContain(418);
    expect(paths[one.path], name).toHaveProperty(one.method.toLowerCase());
  }
}, 60_000);
