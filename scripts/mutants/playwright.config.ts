import { fileURLToPath } from 'node:url';
import config from '../../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [server] = [config.webServer ?? []].flat();

/** The browser tests of planted changes: without the literal backend, to start in less time. */
export default {
  ...config,
  testDir: `${root}tests/e2e`,
  outputDir: `${root}.cache/playwright`,
  reporter: [['json', { outputFile: `${root}.results/mutant-playwright.json` }]],
  projects: config.projects?.filter(({ name }) => name !== 'literal'),
  webServer: server && { ...server, cwd: root },
};
