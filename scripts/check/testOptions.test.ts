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

  test('passes a test name to both runners', () => {
    const options = readTestOptions(['-t', 'S7.42']);
    const commands = options.chosen.map((step) => commandOf(step, options).slice(-2));
    expect(commands).toEqual([
      ['-t', 'S7.42'],
      ['-g', 'S7.42'],
    ]);
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
