import { expect, test } from 'vitest';
import { catalogue, GAMES } from '../bench/phone/catalogue.mjs';

test('the process of the mock needs less than 300 MB, when it has 20,000 games', async () => {
  expect(GAMES).toBe(20_000);
  const { heap, megabytes } = await catalogue();
  expect(heap).toBeGreaterThan(50);
  expect(megabytes).toBeLessThan(300);
}, 60_000);
