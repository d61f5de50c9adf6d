import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandOf, readTestOptions } from './testOptions.mjs';

const stepsOf = (...args: string[]) => readTestOptions(args).chosen.map(({ name }) => name);

describe('npm test', () => {
  test('runs every step, without arguments', () => {
    expect(stepsOf()).toHaveLength(12);
    expect(readTestOptions([]).isPartial).toBe(false);
  });

  test('runs some steps, with --only in any form', () => {
    expect(stepsOf('--only', 'types,biome')).toEqual(['types', 'biome']);
    expect(stepsOf('--only', 'types', '--only', 'biome')).toEqual(['types', 'biome']);
    expect(stepsOf('--only=file-size')).toEqual(['file-size']);
  });

  test('names the known steps, when a step is unknown', () => {
    expect(() => stepsOf('--only=shape')).toThrow(
      /there is no step "shape"; the steps are install,/,
    );
    expect(() => stepsOf('--only', '')).toThrow('there is no step');
  });

  test('shows its usage, when an option is unknown', () => {
    expect(() => stepsOf('--onyl', 'types')).toThrow(/Unknown option '--onyl'\s+npm test/);
  });

  test('runs a test file with its own runner', () => {
    expect(stepsOf('scripts/check/testOptions.test.ts')).toEqual(['vitest']);
    expect(stepsOf('tests/e2e/guards.spec.ts')).toEqual(['playwright']);
    expect(stepsOf('scripts/check/testOptions.test.ts', 'tests/e2e/guards.spec.ts')).toEqual([
      'vitest',
      'playwright',
    ]);
  });

  test('gives each runner its own files', () => {
    const options = readTestOptions(['tests/toolchain/lock.test.ts', 'tests/e2e/guards.spec.ts']);
    const commands = options.chosen.map((step) => commandOf(step, options).at(-1));
    expect(commands).toEqual(['tests/toolchain/lock.test.ts', 'tests/e2e/guards.spec.ts']);
  });

  test('checks what differs from main with --changed, by the steps that can', () => {
    const { chosen } = readTestOptions(['--only', 'biome,layers', '--changed']);
    const commandsOf = (isOfChanged: boolean) =>
      chosen.map((step) => commandOf(step, { files: [], name: undefined, isOfChanged }));
    const [all, changed] = [commandsOf(false), commandsOf(true)];
    expect(all[0]?.at(-1)).toBe('.');
    expect(changed[0]).toEqual(expect.arrayContaining(['--changed']));
    expect(changed[1]).toEqual(all[1]);
  });

  test('finds the test files of a folder', () => {
    const { files } = readTestOptions(['tests/toolchain/']);
    expect(files).toContain('tests/toolchain/lock.test.ts');
    expect(files).not.toContain('tests/toolchain/projectCopy.ts');
  });

  test('the error names a path without a test file', () => {
    expect(() => stepsOf('src/nowhere.ts')).toThrow('there is no test file at src/nowhere.ts');
  });

  test('honours files after --only', () => {
    expect(stepsOf('--only', 'vitest', 'tests/toolchain/lock.test.ts')).toEqual(['vitest']);
    expect(() => stepsOf('--only', 'playwright', 'tests/toolchain/lock.test.ts')).toThrow(
      'no chosen step runs tests/toolchain/lock.test.ts',
    );
  });

  test('passes a test name to both runners, and only the files that contain it', () => {
    const name = 'S4.04';
    const options = readTestOptions(['-t', name]);
    const commands = options.chosen.map((step) => commandOf(step, options));
    for (const [place, flag] of ['-t', '-g'].entries()) {
      const [nameFlag, text, ...files] =
        commands[place]?.slice(commands[place].indexOf(flag)) ?? [];
      expect([nameFlag, text]).toEqual([flag, name]);
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) expect(readFileSync(file, 'utf8')).toContain(name);
    }
    expect(options.files).toContain('tests/e2e/shell/endOfSession.chrome.spec.ts');
    expect(options.files.length).toBeLessThan(40);
  });

  test('runs all files, when no file has the name of a test in one piece', () => {
    const name = ['10000', 'calls of any kind'].join(' ');
    expect(readTestOptions(['-t', name]).files).toEqual([]);
  });

  test('sets the CPU throttle of browser tests, with --slow', () => {
    expect(readTestOptions(['--slow']).env).toEqual({ E2E_CPU_THROTTLE: '4' });
    expect(readTestOptions([]).env).toEqual({});
  });

  test('installs engines only when it is asked to, with --engines', () => {
    expect(readTestOptions(['--engines']).installsEngines).toBe(true);
    expect(readTestOptions([]).installsEngines).toBe(false);
  });
});
