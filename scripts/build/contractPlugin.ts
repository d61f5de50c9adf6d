import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { importModule } from '../lib/importModule.ts';

/** The files of the areas. Those beside them define no endpoint, and only make or read the others. */
const CONTRACT = /\/src\/contract\/\w+\/\w+\.ts$/;
const SUFFIX = '?compiled';

/**
 * The id of the compiled contract module that an import in the app means, if it means one. All paths
 * are posix paths, as vite writes them on every system.
 */
export function compiledId(root: string, source: string, importer: string | undefined) {
  if (!importer || !source.startsWith('.')) return null;
  const from = importer.split('?')[0] ?? importer;
  if (!from.startsWith(`${root}/src/`) || CONTRACT.test(from)) return null;
  const file = `${posix.join(posix.dirname(from), source)}.ts`;
  return CONTRACT.test(file) ? file + SUFFIX : null;
}

type Exports = Record<string, unknown>;

const loadContract = async (file: string) => (await importModule<Exports>(file)).module;

/**
 * Gives the app (importers under src/) the contract without its schema library: endpoints as plain
 * data with their response checks compiled to JSON Schema. The mock backend keeps the real modules.
 */
export function contractPlugin(): Plugin {
  let root = '';
  return {
    name: 'feria:contract',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source, importer) => compiledId(root, source, importer),
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      const compiler = await importModule<typeof import('../../src/contract/compile')>(
        posix.join(root, 'src/contract/compile.ts'),
      );
      const contract = await importModule<Exports>(file);
      for (const path of contract.files) this.addWatchFile(path);
      const used: Record<string, Exports> = {};
      for (const path of contract.files)
        if (path !== file && CONTRACT.test(path)) used[path + SUFFIX] = await loadContract(path);
      return compiler.module.compileModule(contract.module, used);
    },
  };
}
