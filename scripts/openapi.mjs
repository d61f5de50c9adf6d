import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

// Writes the contract as OpenAPI 3.1: npm run openapi -- out.json
const [file, ...others] = process.argv.slice(3);
if (!file?.endsWith('.json') || others.length)
  throw new Error('usage: npm run openapi -- out.json');

const { module } = await runnerImport('/mocks/admin/openapi.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const document = module.createOpenapi();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.keys(document.paths).length} paths`);
