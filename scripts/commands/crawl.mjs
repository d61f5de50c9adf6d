import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../check/browser.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

// Follows links and buttons as visitor, trial account, member and agent, and prints how each route of the
// route table was reached. It takes minutes for each of them, so `npm test` runs a sample of it.
const PEOPLE = ['visitor', 'trial', 'member', 'agent'];
const { positionals } = parseOptions({}, { takesWords: true });
const people = positionals.length ? positionals.join(',').split(',') : PEOPLE;
if (!people.every((person) => PEOPLE.includes(person)))
  throw new Error(`the people are ${PEOPLE.join(', ')}`);

await ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/playwright/cli.js', 'test', 'tests/e2e/crawl', '--grep', 'every route'],
    // One after the other, so that the output is in their order.
    ...['--project', 'phone', '--workers', '1', '--reporter', 'line'],
  ],
  { stdio: 'inherit', env: { ...process.env, CRAWL: people.join(',') } },
);
process.exitCode = status ?? 1;
