import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { benchApp, benchMemory } from '../../tests/bench/app.mjs';
import { benchBackend } from '../../tests/bench/backend.mjs';
import { changedRatios, changes } from '../../tests/bench/compare.mjs';
import { benchEngines, engineTable } from '../../tests/bench/engines.mjs';
import { readOptions } from '../../tests/bench/options.mjs';
import { benchPeers } from '../../tests/bench/peers.mjs';
import { benchPhone, phoneTable } from '../../tests/bench/phone.mjs';
import { profilePeers, profileTables } from '../../tests/bench/profile.mjs';
import { list, peerTables } from '../../tests/bench/report.mjs';
import { servePeers } from '../../tests/bench/serve.mjs';
import { BROWSER_ARGS, ensureBrowser, findBrowser } from '../check/browser.mjs';
import { ensureBuild } from '../lib/ensureBuild.mjs';
import { anyPort } from '../serve/ports.mjs';

const BASELINE = 'tests/bench/baseline.json';
const RESULT = '.results/bench.json';
// Frames without waiting for a display, since there is none.
const NO_FRAME_LIMIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const options = readOptions(process.argv.slice(3));
await ensureBrowser();

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const launch = (extraArgs) =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...extraArgs] });

async function inBrowser(args, measureIn) {
  const browser = await launch(args);
  try {
    figures.browser = browser.version();
    return await measureIn(browser);
  } finally {
    await browser.close();
  }
}

const measure = {
  async peers() {
    const server = await servePeers(await anyPort());
    const { reps, peers: only } = options;
    try {
      figures.reps = reps;
      figures.peers = await inBrowser(NO_FRAME_LIMIT, (browser) =>
        benchPeers({ browser, origin: server.origin, reps, only }),
      );
    } finally {
      server.close();
    }
    console.log(`\n${peerTables(figures.peers)}`);
  },
  async app() {
    ensureBuild();
    figures.app = {
      ...(await inBrowser([], (browser) => benchApp({ browser }))),
      ...(await inBrowser(['--js-flags=--jitless'], (browser) => benchMemory({ browser }))),
    };
    console.log(`\n${list(figures.app)}`);
  },
  async phone() {
    ensureBuild();
    figures.phone = await inBrowser([], (browser) => benchPhone({ browser, only: options.phone }));
    console.log(`\n${phoneTable(figures.phone)}\nLoad of the machine: ${figures.phone.load}`);
  },
  async engines() {
    ensureBuild();
    figures.engines = await benchEngines();
    console.log(`\n${engineTable(figures.engines)}`);
  },
  async profile() {
    const server = await servePeers(await anyPort());
    figures.profile = await inBrowser(NO_FRAME_LIMIT, (browser) =>
      profilePeers({ browser, origin: server.origin }),
    );
    server.close();
    console.log(`\n${profileTables(figures.profile)}`);
  },
  async backend() {
    figures.backend = await benchBackend();
    console.log(`\n${list(figures.backend)}`);
  },
};

const committed = read(BASELINE);
const figures = {};
for (const part of options.parts) await measure[part]();

const differences = [...changes(committed, figures), ...changedRatios(committed, figures)];
console.log('\nCompared with the committed figures:');
console.log(differences.length ? differences.join('\n') : 'no important differences');

const write = (file, what) => writeFileSync(file, `${JSON.stringify(what, null, 2)}\n`);
mkdirSync('.results', { recursive: true });
write(RESULT, figures);
if (options.isSaved) write(BASELINE, { ...committed, ...figures });
process.exit();
