import { afterEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { registerSettings } from '../../contract/account/register';
import { createRule } from './rule';

const { fitsPattern } = vi.hoisted(() => ({ fitsPattern: vi.fn() }));
vi.mock('@kit/data/pattern', () => ({ createPatternMatcher: () => fitsPattern }));
afterEach(() => vi.restoreAllMocks());

async function ruleWith(pattern: string) {
  const { host, reply } = createFakeHost();
  reply(registerSettings, { rules: { nickname: { pattern, message: 'No' } } });
  const rules = createRule(host);
  await rules.load();
  return rules;
}

test.each([
  ['^\\p{L}+$', 'u'],
  ['^[\\w-.]+$', ''],
])('S5.03 the pattern %s is matched with the flags "%s"', async (pattern, flags) => {
  fitsPattern.mockResolvedValue(false);
  expect(await (await ruleWith(pattern)).validate('nickname', 'x')).toMatchObject({
    message: 'No',
  });
  expect(fitsPattern).toHaveBeenCalledWith(pattern, 'x', flags);
});

test('S5.03 a pattern that is no regular expression is reported once, and its field stays usable', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const rules = await ruleWith('([');
  expect(await rules.validate('nickname', 'x')).toBeUndefined();
  expect(await rules.validate('nickname', 'y')).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"nickname"')]]);
});

test('rules are loaded when the newest load has ended, also when it began during the wait', async () => {
  const { host, requestsOf } = createFakeHost();
  const rules = createRule(host);
  void rules.load();
  const seen = vi.fn();
  void rules.whenLoaded().then(() => seen(rules.rule('nickname').value));
  void rules.load();
  await settle();
  expect(seen).not.toHaveBeenCalled();
  const rule = { pattern: 'x', message: 'No' };
  requestsOf(registerSettings)
    .at(-1)
    ?.answer({ rules: { nickname: rule } });
  await settle();
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(rule));
});
