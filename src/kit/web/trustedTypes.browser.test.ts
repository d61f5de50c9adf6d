import { parseHtml, scriptUrl } from '@kit/web/trustedTypes';
import { expect, onTestFinished, test } from 'vitest';

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

/** Safari has no `setHTML`. */
function hideSetHtml() {
  const browser = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
  Object.defineProperty(Element.prototype, 'setHTML', { value: undefined, configurable: true });
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'setHTML', browser ?? {}));
}

test('HTML is read into a document of its own, where nothing runs', () => {
  hideSetHtml();
  const hurt: string[] = [];
  Object.assign(window, { hurt: () => hurt.push('') });
  // The apostrophe hides the handler from the search for handlers.
  const parsed = parseHtml("<img alt=it's src=x onerror=hurt()><script>hurt()</script>", []);
  expect(parsed.querySelector('[onerror]')).not.toBeNull();
  parsed.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(parsed.ownerDocument).not.toBe(document);
  expect(hurt).toEqual([]);
});

/** Safari has no cleaner of its own. */
const hasCleaner = 'setHTML' in Element.prototype;

test.skipIf(!hasCleaner)(
  'the cleaner of the browser removes handlers and scripts, and keeps the named attributes',
  () => {
    const parsed = parseHtml("<img alt=it's src=x onerror=hurt()><script>hurt()</script>", ['alt']);
    expect(parsed.ownerDocument).not.toBe(document);
    expect(parsed.innerHTML).toBe('<img alt="it\'s">');
  },
);

test.each([
  ['<p onclick="a()" STYLE=b>text</p>', '<p data-onclick="a()" data-style="b">text</p>'],
  [
    '<img/onload=a() alt="a > b" onerror = "b()">',
    'data-onload="a()" alt="a &gt; b" data-onerror="b()"',
  ],
  ['once = 1 style=2 <b>on = 3</b>', 'once = 1 style=2 <b>on = 3</b>'],
])('in %s, handlers and styles get a name that Chromium does not report', (html, expected) => {
  hideSetHtml();
  expect(parseHtml(html, []).innerHTML).toContain(expected);
});
