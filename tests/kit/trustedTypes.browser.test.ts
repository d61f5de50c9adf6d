import { parseHtml, scriptUrl } from '@kit/trustedTypes';
import { expect, test } from 'vitest';

test('a script of this site is accepted, with a path or an address', () => {
  expect(String(scriptUrl('/worker.js'))).toBe(`${location.origin}/worker.js`);
  expect(String(scriptUrl(`${location.origin}/a.js?b`))).toBe(`${location.origin}/a.js?b`);
});

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,hurt()',
  'blob:https://evil.example/1',
  'javascript:hurt()',
])('%s is no script of this site', (address) => {
  expect(() => scriptUrl(address)).toThrow();
});

test('HTML is read into a document of its own, where nothing runs', async () => {
  const hurt: string[] = [];
  Object.assign(window, { hurt: () => hurt.push('') });
  const parsed = parseHtml('<img src=x onerror=hurt()><script>hurt()</script>');
  await new Promise((done) => setTimeout(done, 20));
  expect(parsed.ownerDocument).not.toBe(document);
  expect(hurt).toEqual([]);
});
