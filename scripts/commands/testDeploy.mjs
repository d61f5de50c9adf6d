// npm run test:deploy: an operator's day, by the commands of docs/deploy.md. A brand of its own is put in front of the
// literal backend with nginx and with Caddy, at the root and below a path, released twice, and taken back.
import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../check/browser.mjs';
import { apiOf, check, checkInBrowser, checkReplies, counts } from '../check/siteChecks.mjs';
import { anyPort } from '../serve/ports.mjs';

const BASES = ['/play/', '/'];
const PROGRAMS = { nginx: '/usr/sbin/nginx', Caddy: '/usr/bin/caddy' };
/** Debian has the module in a package of its own. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SLOWEST_START_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'feria-operator-'));
/** @type {import('node:child_process').ChildProcess[]} */
const running = [];

/** Prints a command as the documentation has it, and runs it. */
function run(program, ...args) {
  console.log(`$ ${program} ${args.join(' ')}`);
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A brand that the repository does not have: English only, another currency without decimals, an API below a path. */
function writeBrand(base, name) {
  const brand = join(folder, `brand${base.replaceAll('/', '-')}`);
  mkdirSync(brand, { recursive: true });
  const config = {
    merchant: 'cometa',
    languages: ['EN'],
    defaultLanguage: 'EN',
    market: 'CO',
    money: { currency: 'COP', symbol: '$', position: 'before', decimals: 0 },
    apiBase: apiOf(base),
    securityContact: 'mailto:security@cometa.example',
    brand: { name, icon: '/cometa.svg', description: 'A brand of an operator.' },
  };
  writeFileSync(join(brand, 'config.json'), JSON.stringify(config, undefined, 2));
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  writeFileSync(join(brand, 'cometa.svg'), picture);
  return brand;
}

/** Makes a release of the build with the brand. */
function makeRelease(build, base, name, site, options) {
  const branded = `${build}-branded`;
  rmSync(branded, { recursive: true, force: true });
  cpSync(build, branded, { recursive: true, preserveTimestamps: true });
  run('node', 'deploy/applyBrand.mjs', writeBrand(base, name), branded);
  run('node', 'deploy/release.mjs', branded, site, ...options);
}

/** The configuration of the whole nginx, which an operator has already. */
function nginxConfig(site) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${site}/${name};`)
    .join('\n');
  const file = join(site, 'nginx.conf');
  writeFileSync(
    file,
    `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${site}/nginx.pid; error_log ${site}/error.log; worker_processes 1;
events {}
http { access_log off; ${temporary} include ${site}/current/feria.nginx.conf; }`,
  );
  return file;
}

/** Starts a server, and returns what lets it have a new release. */
function start(server, site) {
  const program = PROGRAMS[server];
  const config = server === 'nginx' ? nginxConfig(site) : join(site, 'current/Caddyfile');
  const args = server === 'nginx' ? ['-c', config] : ['run', '--config', config];
  const log = openSync(join(site, 'server.log'), 'a');
  const startIt = () => {
    const started = spawn(program, args, { stdio: ['ignore', log, log] });
    running.push(started);
    return started;
  };
  let process = startIt();
  return async () => {
    if (server === 'nginx') return run(program, '-c', config, '-s', 'reload');
    // The configuration turns off what Caddy could be told to load it again by.
    process.kill();
    await once(process, 'exit');
    process = startIt();
  };
}

async function until(isTrue) {
  for (const end = Date.now() + SLOWEST_START_MS; Date.now() < end; await pause(200)) {
    const found = await Promise.resolve(isTrue()).catch(() => false);
    if (found) return true;
  }
  return false;
}

async function day(server, base, build, backend, browser) {
  console.log(`\n${server} at ${base}`);
  const site = join(folder, `${server}${base.replaceAll('/', '-')}`);
  mkdirSync(site);
  const port = await anyPort();
  const origin = `http://127.0.0.1:${port}`;
  const get = (path, init = {}) => fetch(origin + path, { redirect: 'manual', ...init });
  const textOf = async (path) => (await get(path)).text();
  const options = [
    '--backend',
    backend,
    '--listen',
    `127.0.0.1:${port}`,
    '--access-log',
    join(site, 'access.log'),
    ...(existsSync(BROTLI) ? [] : ['--no-brotli']),
  ];

  makeRelease(build, base, 'Cometa One', site, options);
  const reload = start(server, site);
  if (!(await until(async () => (await get('/healthz')).ok)))
    throw new Error(`${server} does not start`);
  const script = await checkReplies(
    get,
    base,
    'Cometa One',
    server === 'Caddy' || existsSync(BROTLI),
  );
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await checkInBrowser(page, origin, base);

  const icon = await get(`${base}cometa.svg`);
  makeRelease(build, base, 'Cometa Two', site, options);
  await reload();
  const home = `${base}m/home`;
  check(
    'a second release replaces the first',
    await until(async () => (await textOf(home)).includes('Cometa Two')),
  );
  check('a page that is open finds its script', (await get(script)).status === 200, script);
  const again = await get(`${base}cometa.svg`, {
    headers: {
      'if-none-match': icon.headers.get('etag') ?? '',
      'if-modified-since': icon.headers.get('last-modified') ?? '',
    },
  });
  check('a file that did not change is not sent again', again.status === 304, again.status);
  await page.goto(`${origin}${home}`);
  check(
    'a visitor of the day before gets the new configuration',
    await until(async () => (await page.title()).includes('Cometa Two')),
    await page.title(),
  );

  run('node', 'deploy/release.mjs', '--rollback', site);
  await reload();
  check(
    'a rollback brings the first back',
    await until(async () => (await textOf(home)).includes('Cometa One')),
  );
  await context.close();
}

const servers = Object.keys(PROGRAMS).filter((server) => existsSync(PROGRAMS[server]));
if (!servers.length)
  throw new Error('neither nginx nor Caddy is installed: apt-get install nginx caddy');
const literal = fork('tests/literal/server.mjs', { env: { ...process.env, PORT: '0' } });
running.push(literal);
try {
  const [port] = await once(literal, 'message');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  for (const base of BASES) {
    run('npm', 'run', 'build', '--', '--base', base);
    const build = join(folder, `dist${base.replaceAll('/', '-')}`);
    cpSync('dist', build, { recursive: true, preserveTimestamps: true });
    for (const server of servers)
      await day(server, base, build, `http://127.0.0.1:${port}`, browser);
  }
  await browser.close();
} finally {
  for (const process of running) process.kill();
  rmSync(folder, { recursive: true, force: true });
}
for (const server of Object.keys(PROGRAMS))
  if (!servers.includes(server)) console.log(`\n${server} is not installed, so it was left out.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
