import { safeUrl } from '@kit/web/safeUrl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const SITE = 'https://feria.test';

describe('addresses from the server', () => {
  test.each([
    '/m/activity?id=1#top',
    '/app/feria.apk',
    '/a//b',
    'https://t.me/feria',
    'http://localhost:5173/play/chat.html?back=%2Fm%2Fhome',
    'https://example.com',
    'mailto:help@feria.test',
    'tel:+573001112233',
    'whatsapp://send?phone=57300',
  ])('a link may be %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  test.each([
    '',
    undefined,
    null,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AA',
    `blob:${SITE}/6b1f`,
    'filesystem:https://feria.test/x',
    'file:///etc/passwd',
    'view-source:https://feria.test',
    'intent://x#Intent;end',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://feria.test@evil.example',
    'https://user:secret@feria.test',
    'https://feria.test\\@evil.example',
    'https://',
    'https://[',
    'evil.example',
    'm/home',
    '?x',
    '#x',
    '.',
    'constructor',
  ])('a link may not be %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  test.each(['mailto:help@feria.test', 'whatsapp://send', 'tel:1'])(
    'a page may not be %s',
    (url) => {
      expect(safeUrl(url, 'page')).toBeUndefined();
    },
  );

  test.each([
    '/art/games/1.webp',
    'https://cdn.test/a b.webp',
    '//cdn.test/a.webp',
    'data:image/png;base64,AA==',
  ])('a picture may be %s', (url) => {
    expect(safeUrl(url, 'picture')).toBe(url);
  });

  test.each([
    'data:image/svg+xml,<svg/>',
    'data:text/html;image/png,x',
    'data:image/pngx,x',
    'javascript:alert(1)',
    `blob:${SITE}/6b1f`,
    'https://user@cdn.test/a.webp',
    '//user@cdn.test/a.webp',
  ])('a picture may not be %s', (url) => {
    expect(safeUrl(url, 'picture')).toBeUndefined();
  });

  /** Pieces that addresses and attacks on them are made of. */
  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\0',
      'evil.example',
    ],
    ...['javascript:', 'data:', 'blob:', 'https:', 'http://', 'JAVASCRIPT:', 'm', 'home', ';', ','],
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  test('10,000 generated addresses stay on this site, or have one of the allowed protocols', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = safeUrl(text);
        if (safe === undefined) return;
        const url = new URL(safe, SITE);
        expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'whatsapp:', 'tg:']).toContain(
          url.protocol,
        );
        expect(url.username + url.password).toBe('');
        // The path of a link on this site is used again without its origin.
        if (safe.startsWith('/'))
          expect(new URL(url.pathname + url.search + url.hash, SITE).origin).toBe(SITE);
        else expect(safe).toMatch(/^[a-z]+:/i);
      }),
      { numRuns: 10_000, seed: 2026 },
    );
  });
});
