import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from './files.mjs';

test('the type checker reads every source file, also those of the workbench', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const read = new Set(fileNames.map((file) => file.slice(process.cwd().length + 1)));
  const sources = ['.ladle', 'src', 'mocks', 'fixtures', 'scripts', 'tests']
    .flatMap(filesUnder)
    .filter((file) => /\.(tsx?|m[jt]s)$/.test(file) && !file.startsWith('scripts/art/'));
  expect(sources.length).toBeGreaterThan(1000);
  // Some scripts have their types in a file of their own beside them.
  const isRead = (file: string) => read.has(file) || read.has(file.replace(/\.mjs$/, '.d.mts'));
  expect(sources.filter((file) => !isRead(file))).toEqual([]);
});
