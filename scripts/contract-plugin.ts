import { dirname, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = /\/src\/contract\/(?!endpoint|schema|compile)\w+\.ts$/;
const SUFFIX = '?compiled';

/**
 * Gives the app (importers under src/) the contract without its schema library: endpoints as plain
 * data with their reply checks compiled to JSON Schema. The mock backend keeps the real modules.
 */
export function contractPlugin(): Plugin {
  let root = '';
  return {
    name: 'feria:contract',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const from = importer.split('?')[0] ?? importer;
      if (!from.startsWith(`${root}/src/`) || CONTRACT.test(from)) return null;
      const file = `${resolve(dirname(from), source)}.ts`;
      return CONTRACT.test(file) ? file + SUFFIX : null;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      const { compileModule } = await importHere<typeof import('../src/contract/compile')>(
        resolve(root, 'src/contract/compile.ts'),
      );
      this.addWatchFile(file);
      return compileModule(await importHere<Record<string, unknown>>(file));
    },
  };
}

async function importHere<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, { configFile: false, logLevel: 'silent' });
  return module;
}
