import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createPreviewPanel, devPanelPlugin } from '../../scripts/serve/panel.mjs';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => unknown;

/** The panel of `npm start`. */
function devPanel(): Middleware {
  let added: Middleware = () => {};
  const use = (middleware: Middleware) => {
    added = middleware;
  };
  devPanelPlugin().configureServer({ middlewares: { use } } as never);
  return added;
}
const servers: [string, () => Middleware][] = [
  ['npm start', devPanel],
  ['npm run preview', () => createPreviewPanel('tests/toolchain', '/') as Middleware],
];

const LINK = '/m/home?a=1&mock=as:lucia,%3Cscript%3E';

async function open(panel: Middleware, headers: Record<string, string>, url = LINK) {
  const answer = { headers: {} as Record<string, string>, body: '' };
  const res = {
    setHeader: (name: string, value: string) => {
      answer.headers[name] = value;
    },
    writeHead: (_: number, given: Record<string, string>) => Object.assign(answer.headers, given),
    end: (body = '') => {
      answer.body = body;
    },
  };
  const req = {
    url,
    method: 'GET',
    headers: { host: 'localhost:5173', accept: 'text/html', ...headers },
  };
  const next = vi.fn();
  const opened = panel(req as never, res as never, next);
  // The page of the preview is the build, which this test does not need.
  await Promise.resolve(opened).catch(() => undefined);
  return { ...answer, asks: answer.body.includes('Set up the mock backend?') };
}

test.each(servers)('%s asks before it opens a link of another site', async (_, panel) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://elsewhere.example/page' },
    // A site can leave out where it is, and to a plain http address no browser says more.
    {},
  ]) {
    const { asks, body, headers: sent } = await open(panel(), headers as never);
    expect([headers, asks]).toEqual([headers, true]);
    expect(body).toContain('as:lucia,&#60;script&#62;');
    expect(body).not.toContain('<script');
    expect(body).toContain('href="/m/home?a=1&#38;mock=as:lucia');
    expect(body).toContain('href="/m/home?a=1"');
    expect(sent['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test.each(servers)('%s opens a link at once that was typed or is its own', async (_, panel) => {
  for (const headers of [
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: 'http://localhost:5173/m/home' },
  ]) {
    const { asks } = await open(panel(), headers as never);
    expect([headers, asks]).toEqual([headers, false]);
  }
});

test.each(servers)(
  '%s opens a page without a link at once, also from another site',
  async (_, panel) => {
    expect((await open(panel(), { 'sec-fetch-site': 'cross-site' }, '/m/home')).asks).toBe(false);
  },
);

test('an address of two slashes does not stop the preview', async () => {
  const next = vi.fn();
  const req = { url: '//', method: 'GET', headers: {} } as IncomingMessage;
  await createPreviewPanel('dist', '/')(req, {} as ServerResponse, next);
  expect(next).toHaveBeenCalledOnce();
});
