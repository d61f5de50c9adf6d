import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { firstLoadFigures } from '../tests/bench/firstLoad.mjs';
import { BROWSER_ARGS, ensureBrowser, findBrowser } from './browser.mjs';
import { firstLoad, printBytes, total } from './bytes.mjs';
import { ensureBuild } from './fresh.mjs';
import { anyPort } from './ports.mjs';

ensureBuild();
await ensureBrowser();
const load = firstLoad();
printBytes(load);

const port = await anyPort();
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
const preview = spawn(process.execPath, ['scripts/door.mjs', 'preview'], { env });
preview.stderr.pipe(process.stderr);
await new Promise((ready) => preview.stdout.on('data', (text) => /running/.test(text) && ready(0)));

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  const figures = {
    'JavaScript of the first load, gzip bytes': total(load.scripts),
    'CSS of the first load, gzip bytes': total(load.css),
    'HTML, gzip bytes': load.html,
    ...(await firstLoadFigures(browser, `http://127.0.0.1:${port}/`)),
  };
  console.log('\nHome in the browser, 390x844');
  for (const [name, value] of Object.entries(figures))
    console.log(`${String(value).padStart(10)}  ${name}`);
  mkdirSync('.results', { recursive: true });
  writeFileSync('.results/bench.json', JSON.stringify(figures, null, 2));
} finally {
  await browser.close();
  preview.kill();
}
