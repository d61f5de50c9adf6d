import { readFileSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';
import { switchPlugin } from './switchPlugin.ts';

const firstIds = JSON.parse(readFileSync(process.env.MUTANT_FILES ?? '', 'utf8'));
const root = process.cwd();
type Inline = Exclude<
  TestProjectConfiguration,
  string | Promise<unknown> | ((...args: never) => unknown)
>;

/** All tests, with changes behind switches. */
export default defineConfig({
  test: {
    ...config.test,
    root,
    reporters: [{}],
    projects: ((config.test?.projects ?? []) as Inline[]).map((project) => ({
      ...project,
      plugins: [...(project.plugins ?? []), switchPlugin(firstIds)],
      root,
      test: {
        ...project.test,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        setupFiles: [
          `./scripts/mutants/${project.test?.browser ? 'browser' : 'node'}Switches.ts`,
          ...[project.test?.setupFiles ?? []].flat(),
        ],
      },
    })),
  },
});
