import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightResults } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the title of a Playwright test has its groups before it and its tags after it', () => {
  const file = join(folder, 'playwright.json');
  const spec = (title: string, tags: string[], status: string) => ({
    title,
    tags,
    tests: [{ status }],
  });
  const group = { title: 'the menu', specs: [spec('closes', [], 'unexpected')] };
  const suite = {
    title: 'menu.spec.ts',
    specs: [spec('S2.50 opens', ['S4.02', 'S4.03'], 'expected')],
    suites: [group],
  };
  writeFileSync(file, JSON.stringify({ suites: [suite] }));
  expect(playwrightResults(file)).toEqual([
    { title: 'S2.50 opens S4.02 S4.03', status: 'passed' },
    { title: 'the menu closes', status: 'failed' },
  ]);
});

test('there are no results without a report', () => {
  expect(playwrightResults(join(folder, 'none.json'))).toEqual([]);
});
