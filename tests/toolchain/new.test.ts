import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastChange } from '../../scripts/check/files.mjs';
import { createProjectCopy } from './projectCopy';

vi.setConfig({ hookTimeout: 180_000, testTimeout: 180_000 });

const SPANISH =
  'Es un texto más largo que una línea: {n:number} {{día|días}} en la billetera de {name}, y nada más';

const copy = createProjectCopy();
const outputs: Record<string, string> = {};

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

/** Runs the generator several times in one process. To start it takes longer than most runs. */
const RUN_ALL = `
const runs = JSON.parse(process.argv[1]);
const results = [];
for (const [index, args] of runs.entries()) {
  const lines = [];
  console.log = (line) => lines.push(line);
  process.argv = [process.execPath, 'scripts/run.mjs', 'new', ...args];
  const failed = await import('./scripts/commands/new.mjs?' + index).then(() => '', String);
  results.push({ failed, output: lines.join('\\n') + '\\n' });
}
process.stdout.write(JSON.stringify(results));
`;
function generateAll(runs: (readonly string[])[]) {
  const args = ['--input-type=module', '--eval', RUN_ALL, JSON.stringify(runs)];
  return JSON.parse(run(...args).output) as { failed: string; output: string }[];
}
const newestChange = () =>
  lastChange(
    ['src', 'mocks', 'fixtures', 'tests', '.ladle'].map((path) => join(copy.folder, path)),
  );
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

/** The files under "Created" or "Changed" in the output of the generator. */
const listed = (kind: string, title: string) =>
  new RegExp(`^${title}\n((?:  .+\n)+)`, 'm')
    .exec(outputs[kind] ?? '')?.[1]
    ?.trim()
    .split(/\s+/);

const MADE = [
  ['endpoint', 'account/example'],
  ['screen', 'account/example', '--menu', 'es=Mi "ejemplo"', 'en=My example', 'vi=Ví dụ'],
  ['component', 'content/SampleRibbon'],
  ['feature', 'promotions/samples'],
  [
    'text',
    'cashier/wallet.sample',
    `es=${SPANISH}`,
    "en={n:number} {{day|days}}, {name}'s",
    'bn=দিন {n:number}, {name}',
  ],
  ['code', 'cashier/wallet_sampled', 'es=Está "bloqueada"', 'en=It is locked', 'vi=Bị khóa'],
] as const;

beforeAll(() => {
  copyFileSync('package-lock.json', join(copy.folder, 'package-lock.json'));
  for (const [index, { failed, output }] of generateAll([...MADE]).entries()) {
    expect(failed).toBe('');
    outputs[MADE[index]?.[0] ?? ''] = output;
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
    'tests/screens/account/example.browser.test.ts',
  ]);
  expect(read('src/widgets/site/navigation/paths.ts')).toContain(`example: '/m/example',`);
  expect(read('src/app/routes/memberRoutes.ts')).toContain('(await late()).example()');
  expect(read('src/app/routes/lateScreens.ts')).toContain('screens/account/example/Example');
});

test('the title of a screen is given once for each language, and is its label in the menus', () => {
  const titleIn = (code: string) => read(`src/i18n/${code}/site/title.ts`);
  expect(titleIn('es')).toContain(`  example: 'Mi "ejemplo"',\n`);
  expect(titleIn('vi')).toContain(`  example: 'Ví dụ',\n`);
  expect(titleIn('bn')).toContain(`  example: 'My example', // untranslated\n`);
  expect(read('tests/screens/account/example.browser.test.ts')).toContain(
    `const name = 'Mi "ejemplo"';`,
  );
  expect(read('src/widgets/site/navigation/memberEntries.ts')).toContain(
    `entry(paths.example, 'ticket', 'ticket', 'title.example')`,
  );
  expect(outputs.screen).toContain('title.ts, bn, pt-br: translate what is marked untranslated');
});

test('a text is in the dictionary of each language, the English one where none was given', () => {
  const files = ['es', 'en', 'bn', 'vi', 'pt-br'].map(
    (code) => `src/i18n/${code}/cashier/wallet.ts`,
  );
  expect(listed('text', 'Created')).toBeUndefined();
  expect(listed('text', 'Changed')).toEqual(files);
  const [es = '', en = '', bn = '', vi = ''] = files.map(read);
  expect(es).toContain(`  sample:\n    '${SPANISH}',\n} as const;`);
  expect(en).toContain(`  sample: "{n:number} {{day|days}}, {name}'s",\n}`);
  expect(bn).toContain(`  sample: 'দিন {n:number}, {name}',\n}`);
  expect(vi).toContain(`  sample: "{n:number} {{day|days}}, {name}'s", // untranslated\n}`);
  expect(outputs.text).toContain(`use t('wallet.sample', { n, name })`);
});

test('an error code has its messages in the files of the mock, next to those like it', () => {
  const files = ['money', 'bengali', 'vietnamese', 'portuguese'].map(
    (name) => `mocks/core/messages/${name}Messages.ts`,
  );
  expect(listed('code', 'Changed')).toEqual(files);
  const [spanish = '', bengali = '', vietnamese = ''] = files.map(read);
  expect(spanish).toContain(
    `  wallet_sampled: { ES: 'Está "bloqueada"', EN: 'It is locked' },\n  nothing`,
  );
  expect(bengali).toContain(`  wallet_sampled: 'It is locked', // untranslated\n`);
  expect(vietnamese).toContain(`  wallet_sampled: 'Bị khóa',\n`);
  expect(outputs.code).toContain(`reject('wallet_sampled')`);
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
    'tests/screens/promotions/samples.browser.test.ts',
  ]);
  expect(read('mocks/db/seed.ts')).toContain('  seedSamples,');
  expect(read('src/widgets/site/navigation/memberEntries.ts')).toContain('entry(paths.samples,');
  expect(read('src/i18n/bn/site/title.ts')).toContain(`samples: 'Samples', // untranslated`);
});

// The generator runs biome itself, and fails if biome reports something.
test('TypeScript accepts what the generator made', () => {
  copy.write(
    'src/sampleUses.ts',
    `import { reject } from '../mocks/core/messages/requestError';
import { t } from './i18n/t';

export const uses = [
  t('wallet.sample', { n: 1, name: '' }),
  // @ts-expect-error
  t('wallet.sample', { n: '1', name: '' }),
  () => reject('wallet_sampled'),
];`,
  );
  const made = Object.keys(outputs)
    .flatMap((kind) => listed(kind, 'Created') ?? [])
    .concat(listed('text', 'Changed') ?? [], listed('code', 'Changed') ?? [], 'src/sampleUses.ts')
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

const REJECTED = [
  ['endpoint', 'account/example', 'src/contract/account/example.ts exists already.'],
  [
    'endpoint',
    'cashier/banks',
    'src/contract/cashier/bankCard.ts has "export const banks" already.',
  ],
  ['screen', 'games/winners', 'src/i18n/es/site/title.ts has "winners:" already.'],
  ['component', 'content/badge', '"badge" is not a valid component name.'],
  [
    'screen',
    'example',
    'use npm run new -- <feature|screen|endpoint|component|text|code> <folder>/<name>',
  ],
  ['feature', 'promotions/prize', '"prize" is not a plural, such as "tournaments".'],
  ['endpoint', 'account/examples', '"example" exists already, and "examples" is too much like it.'],
  ['screen', 'shop/example', '"shop" is no folder of a screen.'],
  ['screen', 'gamse/example', '"gamse" is no folder of a screen. Did you mean "games"?'],
  [
    'text',
    'cashier/walet.x',
    '"cashier/walet" is no domain of texts. Did you mean "cashier/wallet"?',
  ],
  [
    'text',
    'games/wallet.x',
    '"games/wallet" is no domain of texts. Did you mean "cashier/wallet"?',
  ],
  [
    'text',
    'cashier/wallet',
    '"wallet" is not a valid text name. An example of one is "wallet.seeAll".',
  ],
  ['text', 'cashier/wallet.balance', 'src/i18n/es/cashier/wallet.ts has "balance:" already.'],
  [
    'code',
    'account/wallet_same',
    'mocks/core/messages/bengaliMessages.ts has "wallet_same:" already.',
  ],
  ['code', 'account/walletSame', '"walletSame" is not a valid code name.'],
] as const;

test('a name that cannot be used is rejected by a line that says why, and nothing is changed', () => {
  const before = newestChange();
  const argsOf = ([kind, name]: (typeof REJECTED)[number]) => [
    ...[kind, name],
    ...(['text', 'code'].includes(kind) ? ['es=Hola', 'en=Hello'] : []),
  ];
  const results = generateAll(REJECTED.map(argsOf));
  for (const [index, { failed }] of results.entries()) {
    const [kind, name, line] = REJECTED[index] ?? expect.fail();
    expect(failed, `${kind} ${name}`).toContain(`Error: ${line}`);
    expect(failed.split('\n'), `${kind} ${name}`).toHaveLength(1);
  }
  expect(results).toHaveLength(REJECTED.length);
  expect(newestChange()).toBe(before);
});

test('the command ends with one line, when it rejects a name', () => {
  const { status, output } = run('scripts/run.mjs', 'new', 'endpoint', 'account/example');
  expect(status).toBe(1);
  expect(output.trim()).toBe(
    'new: src/contract/account/example.ts exists already. Choose another name.',
  );
});
