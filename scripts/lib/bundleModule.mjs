// node scripts/lib/bundleModule.mjs <file> <folder>: bundles a TypeScript module for Node, as module.mjs.
import { build } from 'vite';

const [file, folder] = process.argv.slice(2);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: {
    ssr: file,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: 'inline',
    rolldownOptions: { output: { entryFileNames: 'module.mjs', codeSplitting: false } },
  },
});
