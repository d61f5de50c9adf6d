import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { withBase } from '../../scripts/build/basePlugin.mjs';
import { belowBase } from '../../scripts/serve/belowBase.mjs';

describe('a build for a path of its host', () => {
  const placed = (script: string) => withBase(script, '/casino/');

  test.each([
    [`href: '/m/help'`, `href: '/casino/m/help'`],
    ['`/art/icons/`', '`/casino/art/icons/`'],
    [`'/icon-192.png'`, `'/casino/icon-192.png'`],
    ['`<a href="/m/policy">`', '`<a href="/casino/m/policy">`'],
    [`['/m', "/art/x.webp"]`, `['/casino/m', "/casino/art/x.webp"]`],
    ['/^\\/(m(\\/|$)|$)/', '/^\\/casino\\/(m(\\/|$)|$)/'],
    ['/^\\/m\\/./', '/^\\/casino\\/m\\/./'],
  ])('%s has the path', (script, expected) => {
    expect(placed(script)).toBe(expected);
  });

  test.each([
    `'/wps/member/info'`,
    `'/merchant'`,
    `'https://example.com/m/x'`,
    `a / m / b`,
    `'/'`,
    '/^[a-z]\\/m/',
  ])('%s stays as it is', (script) => {
    expect(placed(script)).toBe(script);
  });

  test('at the root of the host nothing changes', () => {
    expect(withBase(`'/m/help'`, '/')).toBe(`'/m/help'`);
  });
});

describe('npm run preview of a build for a path', () => {
  function ask(url: string) {
    const serve = vi.fn();
    const res = { writeHead: vi.fn(() => ({ end: vi.fn() })) };
    const req = { url };
    belowBase('/casino/', serve)(req as IncomingMessage, res as unknown as ServerResponse);
    return serve.mock.calls.length ? `serves ${req.url}` : res.writeHead.mock.calls[0];
  }
  const to = (location: string) => [302, { location }];

  test.each([
    ['/casino/m/help?a=1', 'serves /m/help?a=1'],
    ['/casino/', 'serves /'],
    // The replies of the mock have addresses without the base.
    ['/art/games/a.webp', 'serves /art/games/a.webp'],
    ['/wps/game/list', 'serves /wps/game/list'],
    ['/casino', to('/casino/')],
    ['/', to('/casino/')],
    ['/casino?source=mail', to('/casino/?source=mail')],
    ['/?source=mail', to('/casino/?source=mail')],
    ['/m/activity?id=1', to('/casino/m/activity?id=1')],
  ])('a request of %s: %j', (url, expected) => {
    expect(ask(url)).toEqual(expected);
  });

  test('at the root of the host it serves as it is', () => {
    const serve = () => {};
    expect(belowBase('/', serve)).toBe(serve);
  });
});
