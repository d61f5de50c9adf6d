import { existsSync, readFileSync } from 'node:fs';
import { ensureBrowser } from '../check/browser.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { stopOnSignal } from '../lib/stopOnSignal.mjs';
import { nameOfUser } from '../review/changes.mjs';
import { applyDecisions } from '../review/decisions.mjs';
import { WIDTHS } from '../review/draw.mjs';
import { FOLDER, makeReview } from '../review/review.mjs';
import { createReviewServer } from '../review/serveReview.mjs';
import { addresses, printAddresses } from '../serve/addresses.mjs';
import { freePort } from '../serve/ports.mjs';
import { readServeOptions } from '../serve/serveOptions.mjs';

const { values } = parseOptions({
  /** The commit to compare with. */
  since: { type: 'string' },
  /** Stories whose id contains this. */
  only: { type: 'string' },
  /** One width, in place of all three. */
  width: { type: 'string' },
  /** Pages at the same time. */
  workers: { type: 'string', default: '4' },
  /** Shows the review that was made last. */
  last: { type: 'boolean', default: false },
  /** Makes the page, and does not serve it. */
  'no-serve': { type: 'boolean', default: false },
  /** Writes the decisions of a file that a page on another host made. */
  apply: { type: 'string' },
  port: { type: 'string' },
});

if (values.apply) {
  const { decisions } = JSON.parse(readFileSync(values.apply, 'utf8'));
  const written = applyDecisions(decisions, { by: nameOfUser() });
  for (const { story, decision } of written) console.log(`   ${story}: ${decision}`);
} else {
  const width = values.width && Number(values.width);
  if (width && !WIDTHS.includes(width))
    throw new Error(`--width is one of ${WIDTHS.join(', ')}, not ${values.width}`);
  if (values.last) {
    if (!existsSync(`${FOLDER}/review.json`)) throw new Error('no review was made yet');
  } else await make(width ? [width] : WIDTHS);
  if (!values['no-serve']) await serve();
}

async function make(widths) {
  await ensureBrowser();
  const started = performance.now();
  const { since, only, workers } = values;
  const review = await makeReview({ since, only, widths, workers: Number(workers) });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${review.stories.length} of ${review.checked} look different (${seconds} s): ${FOLDER}/index.html`,
  );
}

async function serve() {
  const args = values.port ? ['--port', values.port] : [];
  const options = readServeOptions({ defaultPort: 61_100, args });
  // The page can write files of the repository, so other machines cannot open it.
  const port = await freePort(options.port);
  const server = createReviewServer({ folder: 'build', by: nameOfUser() });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  stopOnSignal([server]);
  printAddresses(
    'The review is ready',
    addresses('localhost', port).map((address) => `${address}review/`),
  );
}
