import { expect, test } from 'vitest';
import { buildPeer } from '../bench/build.mjs';

test('the benchmark builds the page with the components of the app', async () => {
  expect(await buildPeer('feria')).toBeGreaterThan(50_000);
}, 30_000);
