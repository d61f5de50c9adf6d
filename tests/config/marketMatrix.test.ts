import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMatrix } from '../../scripts/lib/marketMatrix';

test('docs/markets.md has the markets as they are, and every rule has a test (npm run markets writes it)', () => {
  expect(readFileSync('docs/markets.md', 'utf8')).toContain(createMatrix());
});
