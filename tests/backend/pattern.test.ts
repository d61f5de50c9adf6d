import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registration } from '../../fixtures/account/registration';
import { matchesPattern } from '../../mocks/rules/account/matchesPattern';
import { runBackend } from './backend';

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

/** CPU time, since the wall-clock time depends on what else the machine does. */
function cpuSecondsSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('a pattern of the operator', () => {
  test('S5.01 S5.03 matches exactly what RegExp matches', () => {
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        expect(matchesPattern(pattern, text)).toBe(native(pattern, text));
      }),
      { seed: 21, numRuns: 1500 },
    );
  });

  test('S5.03 the seeded patterns accept and reject the right texts', () => {
    const samples = ['lucia', 'Feria2025', 'corta', '51900000021', 'a@b.pe', '1990-02-03', 'x y'];
    for (const { pattern } of Object.values(registration.rules)) {
      if (!pattern) continue;
      for (const text of samples) expect(matchesPattern(pattern, text)).toBe(native(pattern, text));
    }
  });

  test.each([
    ['^[\\w-.]+$', ['a.b-c', 'a b', '']],
    ['^\\_[a-z\\d\\-]{2,}$', ['_a-', '_', 'aa-']],
    ['^\\@?[^\\s\\!]+]$', ['@x]', 'x]', 'x!]', 'x']],
    ['^a{,2}b$', ['a{,2}b', 'aab']],
    ['^(?=.*\\d)*x{1$', ['x{1', 'x']],
  ])(
    'S5.03 %s is no Unicode pattern, and matches what RegExp matches without that mode',
    (pattern, list) => {
      expect(() => new RegExp(pattern, 'u')).toThrow();
      for (const text of list)
        expect(matchesPattern(pattern, text)).toBe(new RegExp(pattern).test(text));
    },
  );

  test('counts a character outside the BMP as one', () => {
    expect(matchesPattern('^.{2}$', '😀a')).toBe(true);
    expect(matchesPattern('^\\u{1F600}[^a]$', '😀😀')).toBe(true);
    expect(matchesPattern('^\\ud83d\\ude00$', '😀')).toBe(true);
  });

  test.each(['([', '(a)\\1', '(?<x>a)\\k<x>', '(?<=a)b', '(?<!a)b', '^[\\w-.]\\p{L}$'])(
    'cannot be evaluated: %s',
    (pattern) => {
      expect(matchesPattern(pattern, 'ab')).toBeUndefined();
    },
  );

  test('a text of more than 100 characters never matches', () => {
    expect(matchesPattern('a', 'a'.repeat(101))).toBe(false);
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
  ])('%s takes less than a second', (pattern) => {
    const before = process.cpuUsage();
    matchesPattern(pattern, `${'a'.repeat(99)}!`);
    expect(cpuSecondsSince(before)).toBeLessThan(1);
  });
});

describe('the server', () => {
  const backend = runBackend();

  test('S5.03 answers within two seconds, when a pattern would make RegExp hang', async () => {
    const lucia = await backend.client().persona('member');
    const rules = { nickname: { enabled: true, pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' } };
    await lucia.admin('state', { table: 'settings', id: 'register', set: { value: { rules } } });
    const name = (nickname: string) => lucia.post('/wps/member/info/nickname', { nickname });
    const before = process.cpuUsage();
    expect((await name('a'.repeat(60))).body.code).toBe('field_invalid');
    expect((await name('abc Def')).body.success).toBe(true);
    expect(cpuSecondsSince(before)).toBeLessThan(2);
  });
});
