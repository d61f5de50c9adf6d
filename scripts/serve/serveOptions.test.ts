import { describe, expect, test } from 'vitest';
import { readServeOptions } from './serveOptions.mjs';

const read = (args: string[] = [], env: Record<string, string> = {}) =>
  readServeOptions({
    defaultPort: 5173,
    flags: ['port', 'host', 'https', 'api-target'],
    args,
    env: env as NodeJS.ProcessEnv,
  });

describe('serving commands', () => {
  test('use the default port on this machine only, without options', () => {
    expect(read()).toEqual({
      port: 5173,
      host: '127.0.0.1',
      isHttps: false,
      apiTarget: undefined,
      adminSecret: undefined,
      canSaveScenarios: true,
    });
  });

  test('read environment variables', () => {
    const env = { PORT: '8080', HOST: '0.0.0.0', HTTPS: '1', API_TARGET: 'http://localhost:9000' };
    const { apiTarget, ...rest } = read([], env);
    expect(rest).toMatchObject({ port: 8080, host: '0.0.0.0', isHttps: true });
    expect(apiTarget?.origin).toBe('http://localhost:9000');
  });

  test('have a secret for the admin API, and save no scenarios, when other machines can reach them', () => {
    const [first, second] = [read(['--host', '0.0.0.0']), read(['--host', '192.168.1.20'])];
    expect(first.adminSecret).toMatch(/^[\w-]{16}$/);
    expect(second.adminSecret).not.toBe(first.adminSecret);
    expect([first.canSaveScenarios, second.canSaveScenarios]).toEqual([false, false]);
    expect(read([], { HOST: '0.0.0.0', MOCK_SECRET: 'ours' }).adminSecret).toBe('ours');
    expect(read(['--host', 'localhost']).adminSecret).toBeUndefined();
    const flags = ['port', 'host', 'save-scenarios'] as const;
    const args = ['--host', '0.0.0.0', '--save-scenarios'];
    const options = readServeOptions({ defaultPort: 1, flags: [...flags], args, env: {} });
    expect(options.canSaveScenarios).toBe(true);
  });

  test('accept an API target with a path', () => {
    const { apiTarget } = read([], { API_TARGET: 'https://example.com/brand/api' });
    expect(apiTarget?.href).toBe('https://example.com/brand/api');
  });

  test('prefer a flag to a variable', () => {
    const { port, host } = read(['--port', '9000', '--host=::1'], { PORT: '8080', HOST: 'true' });
    expect({ port, host }).toEqual({ port: 9000, host: '::1' });
  });

  test.each(['abc', '0', '70000', '80.5', '-1'])('reject the port %s in one line', (PORT) => {
    expect(() => read([], { PORT })).toThrow(
      `PORT must be a number from 1 to 65535, but it is "${PORT}".`,
    );
  });

  test.each([
    'api.example.com',
    'localhost:9000',
    'ftp://example.com',
    'https://example.com/?api=1',
  ])('reject the API target %s and show a right one', (API_TARGET) => {
    expect(() => read([], { API_TARGET })).toThrow(
      /but it is ".*"\. For example: API_TARGET=https:\/\/api\.example\.com$/,
    );
  });

  test('name the known options, when one is unknown', () => {
    expect(() => read(['--prot', '80'])).toThrow(
      "Unknown option '--prot'. The options are --port, --host, --https, --api-target.",
    );
  });
});
