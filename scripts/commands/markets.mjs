import { readFileSync, writeFileSync } from 'node:fs';
import { importSource } from '../lib/importSource.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Writes the rules of the markets into their document: npm run markets
parseOptions({});
const FILE = 'docs/markets.md';
const { createMatrix } = await importSource('/scripts/lib/marketMatrix.ts');
const [before, after] = readFileSync(FILE, 'utf8').split(
  /(?<=<!-- markets -->\n)[\s\S]*(?=<!-- end -->)/,
);
writeFileSync(FILE, `${before}\n${createMatrix()}\n\n${after}`);
console.log(`${FILE} is current`);
