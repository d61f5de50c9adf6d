import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../fixtures/rules';
import { fitsPattern } from '../../mocks/rules/pattern';
import { startBackend } from './backend';

const native = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);

const atoms = fc.constantFrom(
  ...['a', 'b', '.', '[ab]', '[^a]', '[\\]\\-x]', '\\d', '\\s', '\\p{L}', '\\.', '\\u{F1}'],
  ...['^', '$', '\\b', '\\B', '\\u0061', '\\x62'],
);
const times = fc.constantFrom('', '', '*', '+', '?', '*?', '{2}', '{1,}', '{0,2}', '{2,3}?');
const { pattern: patterns } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('piece'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((ways) => ways.map((way) => way.join('')).join('|')),
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atoms.chain((atom) =>
      times.map((many) => (/^(\^|\$|\\b|\\B)$/.test(atom) ? atom : atom + many)),
    ),
    fc.tuple(tie('pattern'), times).map(([inside, many]) => `(?:${inside})${many}`),
    fc.tuple(tie('pattern'), times).map(([inside, many]) => `(${inside})${many}`),
    tie('pattern').map((inside) => `(?=${inside})`),
    tie('pattern').map((inside) => `(?!${inside})`),
  ),
}));
const texts = fc
  .array(fc.constantFrom('a', 'b', 'x', '1', ' ', '.', 'ñ', '-'), { maxLength: 7 })
  .map((chars) => chars.join(''));

describe('a pattern of the operator', () => {
  test('S5.01 S5.03 is matched as the platform would, whatever it is made of', () => {
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        expect(fitsPattern(pattern, text)).toBe(native(pattern, text));
      }),
      { seed: 21, numRuns: 1500 },
    );
  });

  test('S5.03 those of the seed mean what they say', () => {
    const samples = ['lucia', 'Feria2025', 'corta', '51900000021', 'a@b.pe', '1990-02-03', 'x y'];
    for (const { pattern } of Object.values(registration.rules)) {
      if (!pattern) continue;
      for (const text of samples) expect(fitsPattern(pattern, text)).toBe(native(pattern, text));
    }
  });

  test('a character is one, however many units it takes', () => {
    expect(fitsPattern('^.{2}$', '😀a')).toBe(true);
    expect(fitsPattern('^\\u{1F600}[^a]$', '😀😀')).toBe(true);
    expect(fitsPattern('^\\ud83d\\ude00$', '😀')).toBe(true);
  });

  test.each(['([', '(a)\\1', '(?<x>a)\\k<x>', '(?<=a)b', '(?<!a)b'])(
    'nothing is told by %s',
    (pattern) => {
      expect(fitsPattern(pattern, 'ab')).toBeUndefined();
    },
  );

  test('a text longer than any field fits none', () => {
    expect(fitsPattern('a', 'a'.repeat(101))).toBe(false);
  });

  test.each([
    '^(a+)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(?=.*!)(a+)+$',
    '(((a*)*)*)*b',
    '((((a+b|a)+b|a)+b|a)+b|a)+$',
    'a*a*a*a*a*a*a*a*b',
    '^(?:a{1,100000}){1,100000}$',
  ])('%s takes no longer than any other', (pattern) => {
    const began = performance.now();
    fitsPattern(pattern, `${'a'.repeat(99)}!`);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('the server', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  test('S5.03 answers under a pattern that would hang it', async () => {
    const lucia = await backend.client().persona('member');
    const rules = { nickname: { enabled: true, pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' } };
    await lucia.door('state', { table: 'settings', id: 'register', set: { value: { rules } } });
    const name = (nickname: string) => lucia.post('/wps/member/info/nickname', { nickname });
    const began = performance.now();
    expect((await name('a'.repeat(60))).body.code).toBe('field_invalid');
    expect((await name('abc Def')).body.success).toBe(true);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
