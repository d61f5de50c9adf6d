import { createLifetime } from '@kit/data/lifetime';
import { createPatternMatcher } from '@kit/data/pattern';
import { expect, test } from 'vitest';

const fitsPattern = createPatternMatcher(createLifetime());

const ENDLESS = '^(([a-z])+.)+[A-Z]([a-z])+$';

test('S5.04 a pattern matches with Unicode support', async () => {
  expect(await fitsPattern('^[A-Za-z0-9_]{4,16}$', 'marisol')).toBe(true);
  expect(await fitsPattern('^[A-Za-z0-9_]{4,16}$', 'ma')).toBe(false);
  expect(await fitsPattern('^(?=.*[A-Za-z])(?=.*[0-9])\\S{8,}$', 'Secreto99')).toBe(true);
  expect(await fitsPattern('^\\p{L}+$', 'Ñandú')).toBe(true);
});

test('S5.04 a pattern that is no Unicode pattern matches with its own flags', async () => {
  expect(await fitsPattern('^[\\w-.]+$', 'a.b', '')).toBe(true);
  expect(await fitsPattern('^[\\w-.]+$', 'a b', '')).toBe(false);
});

test('S5.04 the result is undefined, when the pattern is broken', async () => {
  expect(await fitsPattern('([', 'a')).toBeUndefined();
});

test('S5.04 a pattern that takes too long is stopped, and the next text is matched', async () => {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks++;
  }, 10);
  const answers = await Promise.all([
    fitsPattern(ENDLESS, 'a'.repeat(60)),
    fitsPattern('^a+$', 'aaa'),
    fitsPattern(ENDLESS, 'a'.repeat(60)),
    fitsPattern('^a+$', 'ab'),
  ]);
  clearInterval(ticking);
  expect(answers).toEqual([undefined, true, undefined, false]);
  expect(ticks).toBeGreaterThan(3);
});
