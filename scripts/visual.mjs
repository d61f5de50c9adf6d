import { parseArgs } from 'node:util';
import { compareStories } from '../tests/visual/run.mjs';
import { ensureBrowser } from './browser.mjs';
import { buildWorkbench } from './buildWorkbench.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** The sample of tests/visual/quick.mjs. */
    quick: { type: 'boolean', default: false },
    /** Writes the pictures instead of comparing them. */
    update: { type: 'boolean', default: false },
    /** Stories whose id contains this. */
    only: { type: 'string' },
    /** One part of several, such as 2/4. */
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: '2' },
    /** Uses the workbench as it was built last. */
    'no-build': { type: 'boolean', default: false },
  },
});
const [part = 0, parts = 0] = values.shard.split('/').map(Number);
if (!(part >= 1 && part <= parts)) throw new Error('--shard is like 1/4');

await ensureBrowser();
if (!values['no-build']) buildWorkbench();
const { failed, added, count, report } = await compareStories({
  isQuick: values.quick,
  isUpdating: values.update,
  ...(values.only ? { only: values.only } : {}),
  shard: [part, parts],
  workers: Number(values.workers),
});
if (added) console.log(`\n${added} new pictures. Look at them, and commit them.`);
console.log(`\n${count} stories, ${failed.length} with differences: ${report}`);
process.exitCode = failed.length ? 1 : 0;
