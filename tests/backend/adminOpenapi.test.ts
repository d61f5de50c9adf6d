import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test, vi } from 'vitest';
import { adminHandlers } from '../../mocks/admin/adminHandlers';
import { createBackend } from '../../scripts/serve/backend.mjs';
import { runBackend } from './backend';

const backend = runBackend();
const loadDocument = async () => (await backend.client().get('/__mock/admin-openapi.json')).body;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  requestBody?: { content: Record<string, { schema: object; example?: object }> };
}

/** The operations of a document, by method and path. */
const operationsOf = (paths: Record<string, Record<string, Operation>>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      key: `${method.toUpperCase()} ${path}`,
      ...one,
    })),
  );

/** The routes that the admin API serves, written as in OpenAPI. */
const servedRoutes = adminHandlers.map(({ info }) => {
  const path = String(info.path).slice(1);
  return `${info.method} ${path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{file}')}`;
});

describe('the API document of the admin API', () => {
  test('is valid OpenAPI 3.1', async () => {
    const checked = await new Validator().validate(await loadDocument());
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
  });

  test('has every route that the admin API serves, and no other', async () => {
    const documented = operationsOf((await loadDocument()).paths).map(({ key }) => key);
    expect(documented.sort()).toEqual(servedRoutes.sort());
  });

  test('gives each command a name, a summary and an example of its body', async () => {
    const operations = operationsOf((await loadDocument()).paths);
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { key, summary, tags, requestBody } of operations) {
      expect(summary, key).toBeTruthy();
      if (!key.startsWith('POST') || !tags.includes('commands')) continue;
      expect(requestBody?.content['application/json'], key).toMatchObject({
        schema: { type: 'object' },
        example: expect.any(Object),
      });
    }
  });

  test('names the secret that a server in the network asks for', async () => {
    const { components } = await loadDocument();
    expect(components.securitySchemes.secret).toMatchObject({ in: 'header', name: 'Mock-Secret' });
  });
});

describe('llms.txt', () => {
  test('says how states are set up, and names every command', async () => {
    const { status, body } = await backend.client().get('/llms.txt');
    expect(status).toBe(200);
    expect(body).toContain('/m/withdraw?mock=as:victor,fault:withdraw:503');
    for (const { operationId, tags } of operationsOf((await loadDocument()).paths))
      if (tags.includes('commands')) expect(body).toContain(`- ${operationId}: `);
  });

  test('is not served where a real backend answers', () => {
    const apiTarget = new URL('http://127.0.0.1:1');
    const real = createBackend({ apiTarget, loadMock: () => Promise.reject() });
    const next = vi.fn();
    real({ url: '/llms.txt' } as never, { setHeader: () => {} } as never, next);
    expect(next).toHaveBeenCalledOnce();
  });

  test('is served with the app where the mock answers', () => {
    const answer = vi.fn();
    const mockMiddleware = () => Object.assign(answer, { save: async () => {} });
    const mock = createBackend({
      apiTarget: undefined,
      loadMock: async () => ({ mockMiddleware }),
    });
    const next = vi.fn();
    mock({ url: '/llms.txt' } as never, { setHeader: () => {} } as never, next);
    expect(next).not.toHaveBeenCalled();
  });
});
