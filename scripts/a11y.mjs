import { parseArgs } from 'node:util';
import { checkAxe } from '../tests/visual/checkAxe.mjs';
import { ensureBrowser } from './browser.mjs';
import { buildWorkbench } from './buildWorkbench.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** Screens whose id contains this. */
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    /** Uses the workbench as it was built last. */
    'no-build': { type: 'boolean', default: false },
  },
});

await ensureBrowser();
if (!values['no-build']) buildWorkbench();
const { found, count } = await checkAxe({ only: values.only, workers: Number(values.workers) });
console.log(`\n${count} pages in both themes, ${found.length} findings of axe`);
process.exitCode = found.length ? 1 : 0;
