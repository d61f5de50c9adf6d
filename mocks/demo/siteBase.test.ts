import { describe, expect, test } from 'vitest';
import { createSiteBase } from './siteBase';

const origin = 'https://example.github.io';
const site = createSiteBase(origin, '/feria/demo/');

describe('the demo under a path', () => {
  test('a request reaches the backend without the path', () => {
    const url = new URL(`${origin}/feria/demo/wps/session?language=ES`);
    expect(site.toBackend(url)).toBe(`${origin}/wps/session?language=ES`);
    expect(site.pathOf(url)).toBe('wps/session');
    expect(site.pathOf(new URL(`${origin}/other/wps/session`))).toBeUndefined();
    expect(site.pathOf(new URL('https://else.where/feria/demo/wps'))).toBeUndefined();
  });

  test('addresses in a reply get the path, and pictures only in texts', () => {
    const value = {
      link: '/m/activity?id=1',
      icon: '/icon-192.png',
      url: `${origin}/play/spin.html?x=/m/`,
      html: '<a href="/m/help"><img src="/art/icons/x.webp"></a>',
      picture: '/art/games/x.webp',
      text: 'and/or /m/ 1/2',
    };
    expect(JSON.parse(site.toSite(JSON.stringify(value)))).toEqual({
      link: '/feria/demo/m/activity?id=1',
      icon: '/feria/demo/icon-192.png',
      url: `${origin}/feria/demo/play/spin.html?x=/m/`,
      html: '<a href="/feria/demo/m/help"><img src="/feria/demo/art/icons/x.webp"></a>',
      picture: '/art/games/x.webp',
      text: 'and/or /m/ 1/2',
    });
  });

  test('a file of the build gets the path, also in a regular expression', () => {
    expect(site.withBase('"/__base__/m/help"; /^\\/__base__\\/m/')).toBe(
      '"/feria/demo/m/help"; /^\\/feria\\/demo\\/m/',
    );
    const root = createSiteBase(origin, '/');
    expect(root.withBase('"/__base__/m/help"; /^\\/__base__\\/m/')).toBe('"/m/help"; /^\\/m/');
    expect(root.toSite('{"link":"/m/help"}')).toBe('{"link":"/m/help"}');
  });
});
