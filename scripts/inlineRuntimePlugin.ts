import type { Plugin } from 'vite';

const RUNTIME = /^assets\/rolldown-runtime-/;
const IMPORT = /import\{([^{}]*)\}from"\.\/rolldown-runtime-[^"]*";/g;

/** The names of `import{n as e,t}` as a pattern, `n:e,t:t`. Those of `export{n as e,t}` as members, `e:n,t:t`. */
const propertiesOf = (names: string, isImport: boolean) =>
  names
    .split(',')
    .map((pair) => pair.split(' as '))
    .map(([from = '', to = from]) => (isImport ? `${from}:${to}` : `${to}:${from}`))
    .join(',');

/**
 * Puts the bundler's few helpers into each chunk that uses them. They would be a file of their own,
 * which the first grid of home would wait for.
 */
export function inlineRuntimePlugin(): Plugin {
  return {
    name: 'feria:inline-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
        const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName));
        if (!runtime) return;
        const [, code, names = ''] = /^([\s\S]*)export\{([^{}]*)\};\s*$/.exec(runtime.code) ?? [];
        if (!code) return this.error('the runtime of the bundler has an unknown form');
        const helpers = `(()=>{${code}return{${propertiesOf(names, false)}}})()`;
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          chunk.code = chunk.code.replace(
            IMPORT,
            (_, used) => `var{${propertiesOf(used, true)}}=${helpers};`,
          );
          chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
