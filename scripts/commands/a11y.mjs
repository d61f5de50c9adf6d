import { checkAxe } from '../../tests/visual/checkAxe.mjs';
import { ensureBrowser } from '../check/browser.mjs';
import { readShard } from '../check/readShard.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { buildWorkbench } from './buildWorkbench.mjs';

const { values } = parseOptions({
  /** Screens whose id contains this. */
  only: { type: 'string', default: '' },
  /** One part of several, such as 2/4. */
  shard: { type: 'string', default: '1/1' },
  /** Pages at the same time. */
  workers: { type: 'string', default: '3' },
  /** Uses the workbench as it was built last. */
  'no-build': { type: 'boolean', default: false },
});

await ensureBrowser();
if (!values['no-build']) buildWorkbench();
const started = performance.now();
const { only, workers } = values;
const { found, count } = await checkAxe({
  only,
  shard: readShard(values.shard),
  workers: Number(workers),
});
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${count} pages in both themes in ${seconds} s, ${found.length} findings of axe`);
process.exitCode = found.length ? 1 : 0;
