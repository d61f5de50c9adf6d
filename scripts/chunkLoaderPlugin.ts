import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { moveNames } from './chunkNames.ts';

/** Vite's own code that loads a chunk. It has no retry. */
const PRELOAD_HELPER = /^\0vite\/preload-helper/;

/** Chunks that are loaded before any other. */
const LOADED_FIRST = /\/(?:first|rolldown-runtime)-/;

/** What the bundler makes of an import(), up to the name of the chunk. */
const IMPORT = /(async)?\(\)=>(\{let\{[^{}]*\}=await )?import\((?=`\.\/)/g;

/**
 * Gives the name of the chunk to src/kit/loadChunk.ts, which imports it once it has arrived. The new
 * text is as long as the old one, so that source maps stay right: the parameter `i`, which loads a name,
 * has five spaces after it, since `import` has six letters.
 */
export const passNames = (code: string) =>
  code.replace(IMPORT, (_, isAsync, names) =>
    isAsync ? `async i=>${names}i     (` : 'load=>load(',
  );

/** A chunk that only passes on what another one exports: the entry of a screen in a larger chunk. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/** `a as default,b` as the members of an object: `default:m.a,b:m.b`. */
const members = (exported: string) =>
  exported
    .split(',')
    .map((pair) => pair.split(' as '))
    .map(([local = '', name = local]) => `${name}:m.${local}`)
    .join(',');

/**
 * Loads the chunk behind a facade without loading the facade: one request less, and one round trip
 * less for a screen whose code is there already.
 */
export function skipFacades(code: string, codeOf: (name: string) => string | undefined) {
  return code.replace(/(load|i {5})\(`\.\/([^`]+)`\)/g, (call, load, name) => {
    const [, exported, target] = FACADE.exec(codeOf(name) ?? '') ?? [];
    if (!exported) return call;
    return `${load}(\`./${target}\`).then(m=>({${members(exported)}}))`;
  });
}

/** Loads the chunks of the build by src/kit/loadChunk.ts, which can load again after an error. */
export function chunkLoaderPlugin(): Plugin {
  let loader = '';
  return {
    name: 'feria:chunk-loader',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // All of them, because one that is missing in the list would be fetched by import() itself.
          resolveDependencies: (chunk, files) =>
            files.filter((file) => file !== chunk && !LOADED_FIRST.test(file)),
        },
      },
    }),
    configResolved({ root }) {
      loader = posix.join(root, 'src/kit/loadChunk.ts');
    },
    load: {
      order: 'pre',
      filter: { id: PRELOAD_HELPER },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = passNames(chunk.code);
          if (/\bimport\(`/.test(chunk.code))
            this.error(
              `${chunk.fileName} has an import() in a form that passNames does not support`,
            );
        }
        const codeOf = (name: string) => {
          const chunk = bundle[`assets/${name}`];
          return chunk?.type === 'chunk' ? chunk.code : undefined;
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = skipFacades(chunk.code, codeOf);
          if (chunk.name !== 'first') continue;
          const { code, fileName, source } = moveNames(chunk.code);
          chunk.code = code;
          this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source });
        }
      },
    },
  };
}
