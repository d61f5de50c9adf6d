import { Script } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { registration } from '../../fixtures/account/registration';
import { testInNode } from '../../mocks/core/hosts/testInNode';
import { matchesPattern } from '../../mocks/rules/account/matchesPattern';
import { runBackend } from './backend';

/** CPU time, since the wall-clock time depends on what else the machine does. */
function cpuSecondsSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('a pattern of the operator', () => {
  test('S5.03 the seeded patterns accept and reject the right texts', () => {
    const samples = ['lucia', 'Feria2025', 'corta', '51900000021', 'a@b.pe', '1990-02-03', 'x y'];
    for (const { pattern } of Object.values(registration.rules)) {
      if (!pattern) continue;
      for (const text of samples)
        expect(matchesPattern(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
    }
  });

  test('S5.03 is tried without Unicode mode, when it is not valid in it', () => {
    const pattern = '^[\\w-.]+$';
    expect(() => new RegExp(pattern, 'u')).toThrow();
    expect(matchesPattern(pattern, 'a.b-c')).toBe(true);
    expect(matchesPattern(pattern, 'a b')).toBe(false);
  });

  test('cannot be evaluated, when it is broken', () => {
    expect(matchesPattern('([', 'ab')).toBeUndefined();
  });

  test.each(['^(a+)+$', '^(?=.*!)(a+)+$', '(((a*)*)*)*b', 'a*a*a*a*a*a*a*a*b'])(
    '%s is stopped in Node, and does not match',
    (pattern) => {
      const before = process.cpuUsage();
      expect(testInNode(pattern, 'u', `${'a'.repeat(99)}!`)).toBe(false);
      expect(cpuSecondsSince(before)).toBeLessThan(1);
      expect(testInNode('^a+$', 'u', 'aaa')).toBe(true);
    },
  );
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

test('a pattern that a busy machine did not run in time is tested again', () => {
  const timeout = Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
  const run = vi.spyOn(Script.prototype, 'runInNewContext').mockImplementationOnce(() => {
    throw timeout;
  });
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 10, system: 10 });
  expect(testInNode('^a+$', 'u', 'aaa')).toBe(true);
  expect(run).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
