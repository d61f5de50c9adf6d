import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../src/ui/sanitizeHtml';

function clean(html: string) {
  const place = document.createElement('div');
  place.append(sanitizeHtml(html));
  return place.innerHTML;
}

test('S3.18 safe HTML stays as it is', () => {
  const html =
    '<p>One <b>two</b></p><ul><li>three</li></ul><h3>four</h3><a href="/m/help?p=1">five</a>';
  expect(clean(html)).toBe(html);
});

test.each([
  ['<script>hurt()</script>text', 'text'],
  ['<p onclick="hurt()" style="position:fixed" class="modal" id="main">text</p>', '<p>text</p>'],
  ['<img src="x" onerror="hurt()">', `<img src="${location.origin}/x">`],
  ['<img src="https://elsewhere.example/x.png">', '<img>'],
  ['<a href="javascript:hurt()">text</a>', '<a>text</a>'],
  ['<a href=" jav&#09;ascript:hurt()">text</a>', '<a>text</a>'],
  ['<a href="data:text/html,hurt">text</a>', '<a>text</a>'],
  ['<iframe srcdoc="<script>hurt()</script>"></iframe>', ''],
  ['<svg><script>hurt()</script></svg>', ''],
  ['<math><mtext><script>hurt()</script></mtext></math>', ''],
  ['<style>*{display:none}</style>text', 'text'],
  ['<template><img src=x onerror="hurt()"></template>', ''],
  ['<form action="https://evil.example"><input name="password">text</form>', 'text'],
  ['<noscript><p title="</noscript><img src=x onerror=hurt()>"></noscript>', '<p></p>'],
  ['<marquee onstart="hurt()">text</marquee>', 'text'],
  ['<base href="https://evil.example"><p>text</p>', '<p>text</p>'],
  ['<constructor>text</constructor>', 'text'],
  ['<hasownproperty>text</hasownproperty><tostring>more</tostring>', 'textmore'],
  ['<a href="/.//evil.example/x">text</a>', '<a href="/evil.example/x">text</a>'],
  ['<a href="/..//evil.example">text</a>', '<a href="/evil.example">text</a>'],
  ['<a href="blob:https://evil.example/1">text</a>', '<a>text</a>'],
])('S3.18 %s', (html, left) => {
  expect(clean(html)).toBe(left);
});

test('an external link opens in a new tab without a referrer', () => {
  expect(clean('<a href="https://example.com/a">a</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">a</a>',
  );
});

test('S3.18 an external link opens in a new tab, also when it is written without a protocol', () => {
  const link = '<a href="//evil.example/x">text</a>';
  expect(clean(link)).toContain('target="_blank" rel="noopener noreferrer"');
});

test('S3.18 elements below a sane depth are dropped instead of exhausting the stack', () => {
  const html = `${'<div>'.repeat(2_000)}deep${'</div>'.repeat(2_000)}<p>after</p>`;
  expect(clean(html)).toContain('<p>after</p>');
  expect(clean(html).length).toBeLessThan(2000);
});
