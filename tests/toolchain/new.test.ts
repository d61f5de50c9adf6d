import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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
const generate = (kind: string, path: string) => run('scripts/run.mjs', 'new', kind, path);
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

/** The files under "Created" or "Changed" in the output of the generator. */
const listed = (kind: string, title: string) =>
  new RegExp(`^${title}\n((?:  .+\n)+)`, 'm')
    .exec(outputs[kind] ?? '')?.[1]
    ?.trim()
    .split(/\s+/);

beforeAll(() => {
  copyFileSync('package-lock.json', join(copy.folder, 'package-lock.json'));
  for (const [kind, path] of [
    ['endpoint', 'account/example'],
    ['screen', 'account/example'],
    ['component', 'content/SampleRibbon'],
    ['feature', 'promotions/samples'],
  ] as const) {
    const { status, output } = generate(kind, path);
    expect(status, output).toBe(0);
    outputs[kind] = output;
  }
});
afterAll(copy.remove);

test('an endpoint is a contract, a registered handler, a store and a test', () => {
  expect(listed('endpoint', 'Created')).toEqual([
    'src/contract/account/example.ts',
    'mocks/handlers/account/example.ts',
    'src/stores/account/example.ts',
    'src/stores/account/example.test.ts',
  ]);
  expect(listed('endpoint', 'Changed')).toEqual(['mocks/endpointHandlers.ts']);
  expect(read('mocks/endpointHandlers.ts')).toContain('  ...example,');
});

test('a screen has a path, a route, texts in five languages and a test', () => {
  const texts = ['es', 'en', 'bn', 'vi', 'pt-br'].map(
    (code) => `src/i18n/${code}/account/example.ts`,
  );
  expect(listed('screen', 'Created')).toEqual([
    'src/screens/account/example/Example.tsx',
    'src/screens/account/example/example.css',
    'src/screens/account/example/Example.stories.tsx',
    ...texts,
    'tests/e2e/account/example.spec.ts',
  ]);
  expect(read('src/widgets/site/navigation/paths.ts')).toContain(`example: '/m/example',`);
  expect(read('src/app/routes/memberRoutes.ts')).toContain('(await late()).example()');
  expect(read('src/app/routes/lateScreens.ts')).toContain('screens/account/example/Example');
  expect(read('src/i18n/vi/site/title.ts')).toContain(`example: 'Example',`);
});

test('a component has a style sheet, a story and a test', () => {
  expect(listed('component', 'Created')).toEqual([
    ...['tsx', 'css', 'stories.tsx'].map((ending) => `src/ui/content/SampleRibbon.${ending}`),
    'src/ui/content/sampleRibbon.browser.test.tsx',
  ]);
  expect(listed('component', 'Changed')).toEqual(['.ladle/workbench/componentUses.ts']);
});

test('a feature is an endpoint, a table, a rule, a store and a screen, with tests of each', () => {
  expect(listed('feature', 'Created')).toEqual([
    'src/contract/promotions/sample.ts',
    'fixtures/promotions/samples.ts',
    ...['db', 'rules', 'handlers'].map((folder) => `mocks/${folder}/promotions/sample.ts`),
    'src/stores/promotions/sample.ts',
    'src/stores/promotions/sample.test.ts',
    'tests/backend/promotions/sample.test.ts',
    ...['Samples.tsx', 'samples.css', 'Samples.stories.tsx'].map(
      (file) => `src/screens/promotions/samples/${file}`,
    ),
    ...['es', 'en', 'bn', 'vi', 'pt-br'].map((code) => `src/i18n/${code}/promotions/samples.ts`),
    'tests/e2e/promotions/samples.spec.ts',
  ]);
  expect(read('mocks/db/seed.ts')).toContain('  seedSamples,');
  expect(read('src/widgets/site/navigation/memberEntries.ts')).toContain('entry(paths.samples,');
  expect(read('src/i18n/bn/site/title.ts')).toContain(`samples: 'Samples', // untranslated`);
});

// The generator runs biome itself, and fails if biome reports something.
test('TypeScript accepts what the generator made', () => {
  const made = Object.keys(outputs)
    .flatMap((kind) => listed(kind, 'Created') ?? [])
    .filter((file) => !file.endsWith('.css'))
    .map((file) => join(copy.folder, file));
  const { config } = ts.readConfigFile(join(copy.folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy.folder);
  const program = ts.createProgram(made, options);
  // The types of these files alone: all that they import takes half a minute.
  const mistakes = made.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(mistakes.map(({ messageText }) => messageText)).toEqual([]);
});

test.each([
  ['endpoint', 'account/example', 'src/contract/account/example.ts exists already.'],
  [
    'endpoint',
    'cashier/banks',
    'src/contract/cashier/bankCard.ts has "export const banks" already.',
  ],
  ['screen', 'games/winners', 'src/i18n/es/site/title.ts has "winners:" already.'],
  ['component', 'content/badge', '"badge" is not a valid component name.'],
  ['screen', 'example', 'use npm run new -- <feature|screen|endpoint|component> <folder>/<name>'],
  ['feature', 'promotions/prize', '"prize" is not a plural, such as "tournaments".'],
  ['endpoint', 'account/examples', '"example" exists already, and "examples" is too much like it.'],
  ['screen', 'shop/example', '"shop" is no folder of a screen.'],
])('new %s %s ends with one clear line', (kind, name, line) => {
  const { status, output } = generate(kind, name);
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(`new: ${line}`);
});
