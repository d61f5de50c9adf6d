import { describe, expect, test } from 'vitest';
import { withBase } from '../../scripts/basePlugin.mjs';

describe('a build for a path of its host', () => {
  const placed = (script: string) => withBase(script, '/casino/');

  test.each([
    [`href: '/m/help'`, `href: '/casino/m/help'`],
    ['`/art/icons/`', '`/casino/art/icons/`'],
    ['`<a href="/m/policy">`', '`<a href="/casino/m/policy">`'],
    [`['/m', "/icons.svg#x"]`, `['/casino/m', "/casino/icons.svg#x"]`],
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
