import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** Writes the contract as OpenAPI 3.1: node scripts/openapi.mjs [file] */
const file = process.argv.at(-1)?.endsWith('.json') ? process.argv.at(-1) : 'docs/openapi.json';
const { module } = await runnerImport('/mocks/admin/openapi.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const document = module.createOpenapi();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.keys(document.paths).length} paths`);
