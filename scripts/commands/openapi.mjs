import { writeFileSync } from 'node:fs';
import { importSource } from '../lib/importSource.mjs';

// Writes the contract as OpenAPI 3.1: npm run openapi -- out.json
const [file, ...others] = process.argv.slice(3);
if (!file?.endsWith('.json') || others.length)
  throw new Error('usage: npm run openapi -- out.json');

const module = await importSource('/mocks/admin/openapi.ts');
const document = module.createOpenapi();
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${Object.keys(document.paths).length} paths`);
