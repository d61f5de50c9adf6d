import { createWriteStream, mkdirSync } from 'node:fs';
import { expect, test } from '../helpers/fixtures';
import { sweep } from './sweep';

/** `npm run test:faults`: every endpoint with every fault, or those with one of these words. Otherwise a sample. */
const words = (process.env.FAULTS ?? '').split(' ').filter(Boolean);
const isWhole = words.length > 0;
test.use({ allowConsole: [/./] });

test('every endpoint with every fault leaves a page that says something', async ({
  browser,
  baseURL,
  database,
}) => {
  test.skip(!isWhole, 'npm run test:faults');
  test.setTimeout(120 * 60_000);
  mkdirSync('.results', { recursive: true });
  const isLaterPart = words.some((word) => /^\d+\/\d+$/.test(word) && !word.startsWith('1/'));
  const table = createWriteStream('.results/faults.md', { flags: isLaterPart ? 'a' : 'w' });
  const report = (line: string) => {
    console.log(line);
    table.write(`${line}\n`);
  };
  expect(await sweep({ browser, baseURL: baseURL ?? '', database, words, report })).toEqual([]);
});
