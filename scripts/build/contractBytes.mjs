// Prints the size of the response checks that home needs, with and without compilation:
// node scripts/build/contractBytes.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const { module } = await runnerImport(resolve(root, 'scripts/build/contractPlugin.ts'), {
  configFile: false,
});
const DOMAINS = {
  account: ['session', 'member'],
  cashier: ['wallet'],
  games: ['game', 'favourite', 'winner'],
  messages: ['notice'],
  site: ['system'],
};

/** An app that consists of the contract that home needs. */
const entry = resolve(root, 'src/contractBytes.entry.js');
const domains = Object.entries(DOMAINS).flatMap(([area, names]) =>
  names.map((name) => `export * as ${name} from './contract/${area}/${name}';`),
);

async function measureBytes(plugins) {
  const outDir = mkdtempSync(join(tmpdir(), 'feria-bytes-'));
  // `build` returns a list for some options, and a single result for others.
  const [result] = [
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: {
        outDir,
        write: false,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: 'out' },
      },
    }),
  ].flat();
  rmSync(outDir, { recursive: true, force: true });
  const code = result.output.map((chunk) => chunk.code ?? '').join('');
  return gzipSync(code, { level: 9 }).length;
}

writeFileSync(entry, domains.join('\n'));
try {
  const before = await measureBytes([]);
  const after = await measureBytes([module.contractPlugin()]);
  const kb = (n) => `${(n / 1000).toFixed(1)} KB`;
  console.log(`checks of ${domains.length} domains, gzip -9`);
  console.log(`  with the schema library  ${kb(before)}`);
  console.log(`  compiled                 ${kb(after)}`);
} finally {
  rmSync(entry);
}
