import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { pagePolicy } from '../../deploy/headers.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { devHeadersPlugin } from '../../scripts/build/devHeadersPlugin.mjs';

/** The policy that the development server sends with a page. */
function policyOfDevServer(url = '/m/home') {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  const use = vi.fn();
  const { configureServer } = devHeadersPlugin('feria');
  (configureServer as (server: object) => void)({ middlewares: { use } });
  const request = { url, headers: { host: 'localhost:5173' } };
  use.mock.calls[0]?.[0](request, response as unknown as ServerResponse, () => {});
  const lines = headers.get('content-security-policy')?.split('; ') ?? [];
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

test('the development server has the policy of production, with a nonce, without Trusted Types', () => {
  const { 'script-src': scripts, 'style-src': styles, ...policy } = policyOfDevServer();
  const {
    'script-src': _,
    'style-src': __,
    'require-trusted-types-for': required,
    ...production
  } = pagePolicy(readBrand('feria').config, []);
  expect(required).toEqual(["'script'"]);
  expect(policy).toEqual({
    ...production,
    'connect-src': [...(production['connect-src'] ?? []), 'ws:', 'wss:'],
    'trusted-types': ['*'],
  });
  const own = ["'self'", expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/)];
  expect(scripts).toEqual(own);
  expect(styles).toEqual(own);
  expect(policyOfDevServer()['script-src']).not.toEqual(scripts);
});

test('a sample game of the development server may load from its own host in every engine', () => {
  const policy = policyOfDevServer('/play/spin.html');
  const sources = ["'self'", 'http://localhost:5173', 'https://localhost:5173'];
  expect(policy['script-src']).toEqual(sources);
  expect(policy['style-src']).toEqual(sources);
});
