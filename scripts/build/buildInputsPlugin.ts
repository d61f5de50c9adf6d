import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { importedFiles } from '../lib/importModule.ts';

/** Files that change a build and that are not modules of it. */
const OTHERS = ['package-lock.json', 'tsconfig.json', 'src/worker', 'deploy/brands'];

const INPUTS_FILE = '.vite/inputs.json';

/**
 * Writes the list of files that the build was made from, so that scripts/lib/ensureBuild.mjs can tell
 * whether it is out of date. So no list has to be written by hand.
 */
export function buildInputsPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'feria:build-inputs',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // After index.html is written, since its plugins import modules too.
    generateBundle: {
      order: 'post',
      handler() {
        const { root, publicDir, configFileDependencies } = config;
        const modules = [...this.getModuleIds(), ...importedFiles].map(
          (id) => id.split('?')[0] ?? id,
        );
        const files = [...modules, ...configFileDependencies, publicDir, ...OTHERS]
          .map((file) => normalizePath(relative(root, resolve(root, file))))
          .filter((file) => file && !/^\.\.|node_modules|\0/.test(file))
          .filter((file) => existsSync(resolve(root, file)));
        const source = JSON.stringify([...new Set(files)].sort(), null, 2);
        this.emitFile({ type: 'asset', fileName: INPUTS_FILE, source });
      },
    },
  };
}
