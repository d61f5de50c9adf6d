import { defineConfig } from 'vitest/config';

/** The main journeys in WebKit. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/webkit/*.spec.ts'],
    fileParallelism: false,
    hookTimeout: 60_000,
  },
});
