import { mkdirSync, writeFileSync } from 'node:fs';
import { compareStories } from '../../tests/visual/run.mjs';
import { ensureBrowser } from '../check/browser.mjs';
import { readShard } from '../check/readShard.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { buildWorkbench } from './buildWorkbench.mjs';

const { values } = parseOptions({
  /** One story of each component of the design system: the part of `npm test`. */
  quick: { type: 'boolean', default: false },
  /** Writes the pictures instead of comparing them. */
  update: { type: 'boolean', default: false },
  /** Stories whose id contains this. */
  only: { type: 'string' },
  /** One part of several, such as 2/4. */
  shard: { type: 'string', default: '1/1' },
  /** Pages at the same time. Each waits most of the time until its story is still. */
  workers: { type: 'string', default: '4' },
  /** Each story in a page of its own: slow, and shows whether a story depends on those before it. */
  alone: { type: 'boolean', default: false },
  /** Uses the workbench as it was built last. */
  'no-build': { type: 'boolean', default: false },
});

await ensureBrowser();
if (!values['no-build']) buildWorkbench();
const started = performance.now();
const { chosen, failed, otherBrowser, report } = await compareStories({
  isQuick: values.quick,
  isUpdating: values.update,
  isAlone: values.alone,
  only: values.only,
  shard: readShard(values.shard),
  workers: Number(values.workers),
});
const isSkipped = values.quick && otherBrowser && !values.update;
if (otherBrowser && !values.update)
  console.log(
    isSkipped
      ? `   not compared: ${otherBrowser}`
      : `\nText may look different everywhere: ${otherBrowser}.`,
  );
const statusOf = (id) => (failed.some((story) => story.id === id) ? 'failed' : 'passed');
const ids = [...new Set([...chosen, ...failed.map(({ id }) => id)])];
mkdirSync('.results', { recursive: true });
writeFileSync(
  '.results/visual.json',
  JSON.stringify(ids.map((title) => ({ title, status: isSkipped ? 'skipped' : statusOf(title) }))),
);
const seconds = Math.round((performance.now() - started) / 1000);
if (!isSkipped)
  console.log(
    `\n${chosen.length} stories in ${seconds} s, ${failed.length} with differences: ${report}`,
  );
process.exitCode = failed.length ? 1 : 0;
