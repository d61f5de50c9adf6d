import { readFileSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';
import { switchPlugin } from './switchPlugin.ts';

const firstIds = JSON.parse(readFileSync(process.env.MUTANT_FILES ?? '', 'utf8'));
const root = process.cwd();
const NAMES = ['node', 'isolated'];

type Inline = Exclude<
  TestProjectConfiguration,
  string | Promise<unknown> | ((...args: never) => unknown)
>;

/** The tests without a browser, with changes behind switches. */
export default defineConfig({
  test: {
    ...config.test,
    root,
    reporters: [{}],
    projects: ((config.test?.projects ?? []) as Inline[])
      .filter(({ test }) => NAMES.includes(String(test?.name)))
      .map((project) => ({
        ...project,
        plugins: [...(project.plugins ?? []), switchPlugin(firstIds)],
        root,
        test: {
          ...project.test,
          testTimeout: 20_000,
          hookTimeout: 20_000,
          setupFiles: ['./scripts/mutants/switches.ts', ...[project.test?.setupFiles ?? []].flat()],
        },
      })),
  },
});
