import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { steps } from '../../scripts/check/steps.mjs';
import { createProjectCopy } from './projectCopy';

// Mistakes are planted beside a few modules in place of the sources, which the tools would read for
// half a minute. Each check must find the mistakes that are meant for it.
const copy = createProjectCopy([]);
const plant = copy.write;
plant('src/contract/endpoint.ts', 'export {};');
plant('mocks/node.ts', 'export {};');
plant('fixtures/planted.ts', 'export {};');

vi.setConfig({ hookTimeout: 180_000, testTimeout: 180_000 });

/** Runs one step of `npm test` in the copy. */
function runStep(name: string, ...more: string[]) {
  const args = steps.find((step) => step.name === name)?.node ?? [];
  const child = spawn(process.execPath, [...args, ...more], { cwd: copy.folder });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
}

afterAll(copy.remove);

describe('lint allows network, storage and timers in the kit only, and no CSS classes in locators', () => {
  const raw: Record<string, string> = {
    fetch: `export const ask = () => fetch('/wps/balance');`,
    windowFetch: `export const ask = () => window.fetch('/wps/balance');`,
    localStorage: `export const keep = () => localStorage.setItem('a', 'b');`,
    globalStorage: `export const keep = () => globalThis.localStorage?.clear();`,
    sessionStorage: `export const keep = () => sessionStorage.clear();`,
    setTimeout: `export const later = () => setTimeout(() => {}, 10);`,
    setInterval: `export const often = () => self.setInterval(() => {}, 10);`,
    destructured: `const { setTimeout: later } = window;\nexport { later };`,
  };
  let output = '';

  beforeAll(async () => {
    for (const [name, text] of Object.entries(raw)) {
      plant(`src/widgets/planted/${name}.ts`, text);
      plant(`src/kit/planted/${name}.ts`, text);
    }
    plant(
      'src/widgets/planted/derived.ts',
      `import { signal, useSignalEffect } from '@kit/render/signals';
export const total = signal(0);
export const price = signal(1);
export const useTotal = () =>
  useSignalEffect(() => {
    total.value = price.value * 2;
  });
export const useCopy = () =>
  useSignalEffect(() => {
    total.value = price.value;
  });`,
    );
    plant('tests/e2e/planted.ts', `export const find = (page) => page.locator('li .toast');\n`);
    const found = await runStep('biome', '--max-diagnostics=none');
    expect(found.code).toBe(1);
    output = found.output;
  });

  for (const name of Object.keys(raw)) {
    test(`${name} is an error in a widget, not in the kit`, () => {
      const lines = output.split('\n').filter((line) => /noRestrictedGlobals|plugin/.test(line));
      expect(lines.filter((line) => line.includes(`widgets/planted/${name}.ts`))).toHaveLength(1);
      expect(lines.filter((line) => line.includes(`kit/planted/${name}.ts`))).toEqual([]);
    });
  }

  test('an effect that only derives a value is an error, one that copies it is not', () => {
    const lines = output.split('\n').filter((line) => /derived\.ts.*plugin/.test(line));
    expect(lines).toEqual([expect.stringContaining('derived.ts:5:19')]);
    expect(output).toContain('This effect only derives a value from others');
  });

  test('a CSS class in a locator is an error in browser tests', () => {
    expect(output.split('\n').filter((line) => /planted\.ts.*plugin/.test(line))).not.toEqual([]);
    expect(output).toContain('Class names are about looks');
  });
});

describe('imports between layers', () => {
  const wrong: [rule: string, path: string, text: string][] = [
    ['imports-of-stores', 'src/stores/planted.ts', `import '../widgets/planted';`],
    ['imports-of-ui', 'src/ui/planted.ts', `import '../stores/planted';`],
    ['imports-of-kit', 'src/kit/planted.ts', `import '../contract/endpoint';`],
    ['imports-between-screens', 'src/screens/site/one/planted.ts', `import '../two/planted';`],
    ['area-games-of-src', 'src/widgets/games/planted.ts', `import '../agents/planted';`],
    ['area-site-of-mocks', 'mocks/rules/site/planted.ts', `import '../agents/planted';`],
    [
      'mock-imported-by-the-app',
      'src/screens/site/two/planted.ts',
      `import '../../../../mocks/node';`,
    ],
    ['imports-of-the-mock', 'mocks/planted.ts', `import '../src/api/planted';`],
    ['imports-of-the-panel', 'mocks/panel/planted.ts', `import '../planted';`],
    ['arktype-in-the-app', 'src/api/planted.ts', `export { type } from 'arktype';`],
    ['import-cycle', 'src/widgets/planted.ts', `import './plantedBack';`],
  ];
  let output = '';

  beforeAll(async () => {
    for (const [, path, text] of wrong) plant(path, text);
    plant('src/widgets/plantedBack.ts', `import './planted';`);
    plant('src/widgets/agents/planted.ts', 'export {};');
    plant('mocks/rules/agents/planted.ts', 'export {};');
    const found = await runStep('layers');
    expect(found.code).not.toBe(0);
    output = found.output;
  });

  for (const [rule, path, text] of wrong) {
    test(`${rule}: ${path} with ${text}`, () => {
      expect(output).toContain(`error ${rule}: ${path} →`);
    });
  }
});

test('a file that is too long, a folder that is too deep and one that is too full are found', async () => {
  plant('src/widgets/plantedLong.ts', '// line\n'.repeat(300));
  plant('src/screens/a/b/c/d/planted.ts', 'export {};');
  for (let count = 0; count < 36; count++) plant(`mocks/full/planted${count}.ts`, 'export {};');
  const { code, output } = await runStep('file-size');
  expect(code).toBe(1);
  expect(output).toContain('src/widgets/plantedLong.ts: 301 lines');
  expect(output).toContain('src/screens/a/b/c/d/planted.ts: 5 folders deep');
  expect(output).toContain('mocks/full: 36 entries');
});
