import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { checkMapping, readMapping } from '../../deploy/proxy/readMapping.mjs';
import { importSource } from '../lib/importSource.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Proposes which calls of another API are ours: npm run import -- openapi.yaml --out mapping.json
const { values, positionals } = parseOptions(
  { out: { type: 'string', default: 'mapping.json' } },
  { takesWords: true },
);
const [file, ...others] = positionals;
const { out } = values;
if (!file || others.length)
  throw new Error(
    'usage: npm run import -- openapi.yaml|openapi.json|recording.har [--out mapping.json]',
  );

const earlier = existsSync(out) ? readMapping(out) : undefined;
const module = await importSource('/scripts/import/index.ts');
const result = module.propose(readApi(), relative('.', file), earlier);
const mistakes = checkMapping(result.mapping);
if (mistakes.length) throw new Error(`the proposal is no mapping: ${mistakes.join(' ')}`);
writeFileSync(out, `${JSON.stringify(result.mapping, null, 2)}\n`);
console.log(module.describeImport(result));
console.log(
  `${out}: set "accepted": true in the entries that you have checked. Another import keeps them.`,
);

function readApi() {
  try {
    return module.readApi(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
}
