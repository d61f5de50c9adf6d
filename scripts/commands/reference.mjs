import { readFileSync, writeFileSync } from 'node:fs';
import { importSource } from '../lib/importSource.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Writes the reference of the admin API into its document: npm run reference
parseOptions({});
const FILE = 'docs/mock-backend.md';
const module = await importSource('/mocks/admin/reference.ts');
const [before, after] = readFileSync(FILE, 'utf8').split(
  /(?<=<!-- reference -->\n)[\s\S]*(?=<!-- end -->)/,
);
writeFileSync(FILE, `${before}\n${module.createReference()}\n\n${after}`);
console.log(`${FILE} is current`);
