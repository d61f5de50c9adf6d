import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { steps } from '../../scripts/steps.mjs';

// A copy of the project in which things are planted that the checks must find.
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'feria-planted-'));
const COPIED = [
  ...['src', 'mocks', 'fixtures', 'scripts', 'tests', '.ladle', 'index.html', 'package.json'],
  ...['tsconfig.json', 'biome.json', 'knip.json', '.dependency-cruiser.cjs', '.gitignore'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
];

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const plant = (path: string, text: string) => {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
};

/** What a step of `npm test` says of the copy. */
function inspect(name: string, ...more: string[]) {
  const args = steps.find((step) => step.name === name)?.node ?? [];
  const child = spawn(process.execPath, [...args, ...more], { cwd: copy });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
}

beforeAll(() => {
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), { recursive: true, force: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('lint finds the browser outside of its room', () => {
  const raw: Record<string, string> = {
    fetch: `export const ask = () => fetch('/wps/balance');`,
    windowFetch: `export const ask = () => window.fetch('/wps/balance');`,
    localStorage: `export const keep = () => localStorage.setItem('a', 'b');`,
    globalStorage: `export const keep = () => globalThis.localStorage?.clear();`,
    sessionStorage: `export const keep = () => sessionStorage.clear();`,
    setTimeout: `export const later = () => setTimeout(() => {}, 10);`,
    setInterval: `export const often = () => self.setInterval(() => {}, 10);`,
    taken: `const { setTimeout: later } = window;\nexport { later };`,
  };
  let output = '';

  beforeAll(async () => {
    for (const [name, text] of Object.entries(raw)) {
      plant(`src/widgets/planted/${name}.ts`, text);
      plant(`src/kit/planted/${name}.ts`, text);
    }
    const found = await inspect('biome', '--max-diagnostics=none');
    expect(found.code).toBe(1);
    output = found.output;
  });

  for (const name of Object.keys(raw)) {
    test(`${name} in a widget is refused, in the kit it is at home`, () => {
      const lines = output.split('\n').filter((line) => /noRestrictedGlobals|plugin/.test(line));
      expect(lines.filter((line) => line.includes(`widgets/planted/${name}.ts`))).toHaveLength(1);
      expect(lines.filter((line) => line.includes(`kit/planted/${name}.ts`))).toEqual([]);
    });
  }
});

describe('the rooms hold', () => {
  const wrong: [rule: string, path: string, text: string][] = [
    ['stores-looks-up', 'src/stores/planted.ts', `import '../widgets/planted';`],
    ['ui-looks-up', 'src/ui/planted.ts', `import '../stores/planted';`],
    ['kit-looks-up', 'src/kit/planted.ts', `import '../contract/endpoint';`],
    ['screens-are-islands', 'src/screens/one/planted.ts', `import '../two/planted';`],
    ['mock-stays-outside', 'src/screens/two/planted.ts', `import '../../../mocks/node';`],
    ['mock-knows-the-contract-only', 'mocks/planted.ts', `import '../src/api/planted';`],
    ['arktype-outside-the-app', 'src/api/planted.ts', `export { type } from 'arktype';`],
    ['no-cycle', 'src/widgets/planted.ts', `import './plantedBack';`],
  ];
  let output = '';

  beforeAll(async () => {
    for (const [, path, text] of wrong) plant(path, text);
    plant('src/widgets/plantedBack.ts', `import './planted';`);
    const found = await inspect('rooms');
    expect(found.code).not.toBe(0);
    output = found.output;
  });

  for (const [rule, path, text] of wrong) {
    test(`${rule}: ${path} with ${text}`, () => {
      expect(output).toContain(`error ${rule}: ${path} →`);
    });
  }
});

test('an export that nothing imports is found, and so is a file', async () => {
  plant('mocks/plantedFile.ts', `export const alone = 1;`);
  plant('tests/toolchain/planted/used.ts', `export const used = 1;\nexport const unused = 2;`);
  plant('tests/toolchain/planted/user.test.ts', `import { used } from './used';\nused;`);
  const { code, output } = await inspect('unused', '--no-config-hints');
  expect(code).not.toBe(0);
  expect(output).toMatch(/^unused +tests\/toolchain\/planted\/used\.ts/m);
  expect(output).toContain('mocks/plantedFile.ts');
  expect(output).not.toMatch(/^used +tests\/toolchain/m);
});

test('a file too long and a folder too deep are found', async () => {
  plant('src/widgets/plantedLong.ts', '// line\n'.repeat(300));
  plant('src/screens/a/b/c/planted.ts', 'export {};');
  const { code, output } = await inspect('shape');
  expect(code).toBe(1);
  expect(output).toContain('src/widgets/plantedLong.ts: 301 lines');
  expect(output).toContain('src/screens/a/b/c/planted.ts: 4 folders deep');
});
