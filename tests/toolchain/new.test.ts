import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProjectCopy } from './projectCopy';

vi.setConfig({ hookTimeout: 180_000, testTimeout: 180_000 });

const copy = createProjectCopy();
const outputs: Record<string, string> = {};

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
const generate = (kind: string, name: string) => run('scripts/run.mjs', 'new', kind, name);
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

/** The files under "Created" or "Changed" in the output of the generator. */
const listed = (kind: string, title: string) =>
  new RegExp(`^${title}\n((?:  .+\n)+)`, 'm')
    .exec(outputs[kind] ?? '')?.[1]
    ?.trim()
    .split(/\s+/);

beforeAll(() => {
  copyFileSync('package-lock.json', join(copy.folder, 'package-lock.json'));
  for (const [kind, name] of [
    ['endpoint', 'example'],
    ['screen', 'example'],
    ['component', 'SampleRibbon'],
  ] as const) {
    const { status, output } = generate(kind, name);
    expect(status, output).toBe(0);
    outputs[kind] = output;
  }
});
afterAll(copy.remove);

test('an endpoint is a contract, a registered handler, a store and a test', () => {
  expect(listed('endpoint', 'Created')).toEqual([
    'src/contract/example.ts',
    'mocks/handlers/example.ts',
    'src/stores/example.ts',
    'tests/stores/example.test.ts',
  ]);
  expect(listed('endpoint', 'Changed')).toEqual(['mocks/endpointHandlers.ts']);
  expect(read('mocks/endpointHandlers.ts')).toContain('  ...example,');
});

test('a screen has a path, a route, texts in four languages and a test', () => {
  const texts = ['es', 'en', 'bn', 'vi'].map((code) => `src/i18n/${code}/example.ts`);
  expect(listed('screen', 'Created')).toEqual([
    'src/screens/example/Example.tsx',
    'src/screens/example/example.css',
    'src/screens/example/Example.stories.tsx',
    ...texts,
    'tests/e2e/member/example.spec.ts',
  ]);
  expect(read('src/widgets/navigation/paths.ts')).toContain(`example: '/m/example',`);
  expect(read('src/app/routes/memberRoutes.ts')).toContain('(await late()).example()');
  expect(read('src/app/routes/lateScreens.ts')).toContain('screens/example/Example');
  expect(read('src/i18n/vi/title.ts')).toContain(`example: 'Example',`);
});

test('a component has a style sheet, a story and a test', () => {
  expect(listed('component', 'Created')).toEqual([
    ...['tsx', 'css', 'stories.tsx'].map((ending) => `src/ui/SampleRibbon.${ending}`),
    'tests/ui/sampleRibbon.browser.test.tsx',
  ]);
  expect(listed('component', 'Changed')).toEqual(['.ladle/workbench/componentUses.ts']);
});

// The generator runs biome itself, and fails if biome reports something.
test('TypeScript accepts what the generator made', () => {
  const made = Object.keys(outputs).flatMap((kind) => [
    ...(listed(kind, 'Created') ?? []),
    ...(listed(kind, 'Changed') ?? []),
  ]);
  const include = made.filter((file) => !file.endsWith('.css'));
  copy.write('made.json', JSON.stringify({ extends: './tsconfig.json', include }));
  const types = run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'made.json');
  expect(types.output).toBe('');
});

test.each([
  ['endpoint', 'example', 'src/contract/example.ts exists already.'],
  ['endpoint', 'banks', 'src/contract/bankCard.ts has "export const banks" already.'],
  ['screen', 'winners', 'src/i18n/es/title.ts has "winners:" already.'],
  ['screen', 'gift-shop', '"gift-shop" is not a valid screen name.'],
  ['endpoint', 'delete', '"delete" is not a valid endpoint name.'],
  ['component', 'badge', '"badge" is not a valid component name.'],
  ['store', 'example', 'use npm run new -- <screen|endpoint|component> <name>'],
])('new %s %s ends with one clear line', (kind, name, line) => {
  const { status, output } = generate(kind, name);
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(`new: ${line}`);
});
