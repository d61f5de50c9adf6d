// npm run test:deploy: an operator's day, by the commands of docs/deploy.md. A brand of its own is put in front of the
// literal backend with nginx and with Caddy, at the root and below a path, released twice, and taken back. Then both
// sites are in one server with a certificate.
import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../check/browser.mjs';
import {
  check,
  checkInBrowser,
  checkLimit,
  checkReplies,
  checkReports,
  configOf,
  counts,
  leave,
} from '../check/siteChecks.mjs';
import { checkMistakes } from '../check/siteMistakes.mjs';
import { checkTogether, writeOwnLines } from '../check/sitesTogether.mjs';
import { anyPort } from '../serve/ports.mjs';

const BASES = ['/play/', '/'];
const PROGRAMS = { nginx: '/usr/sbin/nginx', Caddy: '/usr/bin/caddy' };
/** Debian has the module in a package of its own. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SLOWEST_START_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'feria-operator-'));
/** @type {import('node:child_process').ChildProcess[]} */
const running = [];

/** Prints a command as the documentation has it, and runs it. */
function run(program, ...args) {
  console.log(`$ ${program} ${args.join(' ')}`);
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** The folder of a brand, outside of the repository. */
function writeBrand(base, config) {
  const brand = join(folder, `brand${base.replaceAll('/', '-')}`);
  mkdirSync(brand, { recursive: true });
  writeFileSync(join(brand, 'config.json'), JSON.stringify(config, undefined, 2));
  for (const name of ['cometa.svg', 'cometa-share.svg']) writeFileSync(join(brand, name), PICTURE);
  return brand;
}

/** Makes a release of the build with the brand. */
function makeRelease(build, base, name, site, options) {
  const branded = `${build}-branded`;
  rmSync(branded, { recursive: true, force: true });
  cpSync(build, branded, { recursive: true, preserveTimestamps: true });
  run('node', 'deploy/applyBrand.mjs', writeBrand(base, configOf(base, name)), branded);
  run('node', 'deploy/release.mjs', branded, site, ...options);
}

/** The configuration of the whole nginx, which an operator has already. */
function nginxConfig(site, sites = [site]) {
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
http { access_log off; ${temporary} ${sites.map((one) => `include ${one}/current/feria.nginx.conf;`).join(' ')} }`,
  );
  return file;
}

/** A Caddyfile of the operator for several sites: the options of the first, and an import of each. */
function caddyConfig(site, sites) {
  if (sites.length === 1) return join(site, 'current/Caddyfile');
  const [options] = readFileSync(join(site, 'current/Caddyfile'), 'utf8').split('# Several sites');
  const file = join(site, 'Caddyfile');
  writeFileSync(
    file,
    `${options}${sites.map((one) => `import ${one}/current/feria.caddy\n`).join('')}`,
  );
  return file;
}

/** Starts a server with a site or several, and returns what lets it have a new release. */
function start(server, site, sites = [site]) {
  const program = PROGRAMS[server];
  const config = (server === 'nginx' ? nginxConfig : caddyConfig)(site, sites);
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

const nameOf = (server, base) => `${server}${base.replaceAll('/', '-')}`;
const withoutBrotli = existsSync(BROTLI) ? [] : ['--no-brotli'];

async function day(server, base, build, backend, receiver, browser) {
  console.log(`\n${server} at ${base}`);
  const site = join(folder, nameOf(server, base));
  writeOwnLines(site, base);
  const port = await anyPort();
  const origin = `http://127.0.0.1:${port}`;
  const get = (path, init = {}) => fetch(origin + path, { redirect: 'manual', ...init });
  const requestText = async (path) => (await get(path)).text();
  const options = [
    '--backend',
    backend,
    '--listen',
    `127.0.0.1:${port}`,
    '--access-log',
    join(site, 'access.log'),
    '--reports',
    receiver.address,
    '--trusted-proxy',
    '127.0.0.1',
    ...withoutBrotli,
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
  // It has the options of the first.
  makeRelease(build, base, 'Cometa Two', site, []);
  await reload();
  const home = `${base}m/home`;
  check(
    'a second release replaces the first',
    await until(async () => (await requestText(home)).includes('Cometa Two')),
  );
  check('a page that is open finds its script', (await get(script)).status === 200, script);
  const again = await get(`${base}cometa.svg`, {
    headers: {
      'if-none-match': icon.headers.get('etag') ?? '',
      'if-modified-since': icon.headers.get('last-modified') ?? '',
    },
  });
  check('a file that did not change is not sent again', again.status === 304, again.status);
  check("the operator's own lines are still there", (await requestText(`${base}own`)) === 'own');
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
    await until(async () => (await requestText(home)).includes('Cometa One')),
  );
  const leaveUntil = (isTrue) =>
    until(async () => {
      await leave(page);
      return isTrue();
    });
  await leaveUntil(() => receiver.reports.length > 0);
  await page.goto(`${origin}${base}m/help`);
  await checkReports(receiver.reports, script, leaveUntil);
  receiver.reports.length = 0;
  if (server === 'nginx') await checkLimit(get, base);
  await context.close();
}

/** Both builds in one server, each with its name, with a certificate. */
async function together(server, builds, backend) {
  console.log(`\n${server} with two sites and a certificate`);
  const [port, httpPort] = [await anyPort(), await anyPort()];
  const hosts = Object.keys(builds).map((base, i) => ({ base, host: `${'ab'[i]}.localhost` }));
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  run(
    'openssl',
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(
      ' ',
    ),
    ...['-addext', `subjectAltName=${hosts.map(({ host }) => `DNS:${host}`).join()}`],
    ...['-keyout', key, '-out', certificate],
  );
  const sites = hosts.map(({ base, host }) => {
    const site = join(folder, `together-${nameOf(server, base)}`);
    makeRelease(builds[base], base, `Cometa ${host}`, site, [
      ...['--backend', backend, '--server-name', host, '--name', host.replaceAll('.', '_')],
      ...['--tls', '--listen', `127.0.0.1:${port}`, '--http-port', `${httpPort}`],
      ...['--certificate', certificate, '--certificate-key', key],
      ...['--reports', backend, '--access-log', join(site, 'access.log'), ...withoutBrotli],
    ]);
    return site;
  });
  start(server, sites[0], sites);
  await checkTogether(hosts, { port, httpPort, certificate }, until);
}

const servers = Object.keys(PROGRAMS).filter((server) => existsSync(PROGRAMS[server]));
if (!servers.length)
  throw new Error('neither nginx nor Caddy is installed: apt-get install nginx caddy');
// The backend is behind a gateway with a path.
const BELOW = '/platform/v2';
const literal = fork('tests/literal/server.mjs', { env: { ...process.env, PORT: '0', BELOW } });
running.push(literal);

/** Receives the reports of the pages. */
const receiver = { address: '', reports: [] };
const receiving = createServer(async (req, res) => {
  receiver.reports.push(JSON.parse(await text(req)));
  res.writeHead(204).end();
}).listen(0, '127.0.0.1');
await once(receiving, 'listening');
receiver.address = `http://127.0.0.1:${receiving.address().port}/in`;

/** @type {Record<string, string>} */
const builds = {};
try {
  const [port] = await once(literal, 'message');
  const backend = `http://127.0.0.1:${port}${BELOW}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  for (const base of BASES) {
    run('npm', 'run', 'build', '--', '--base', base);
    const build = join(folder, `dist${base.replaceAll('/', '-')}`);
    cpSync('dist', build, { recursive: true, preserveTimestamps: true });
    builds[base] = build;
    for (const server of servers) await day(server, base, build, backend, receiver, browser);
  }
  await browser.close();
  checkMistakes(builds['/'], (config) => writeBrand('-wrong', config), folder);
  for (const server of servers) await together(server, builds, backend);
} finally {
  receiving.close();
  for (const process of running) process.kill();
  rmSync(folder, { recursive: true, force: true });
}
for (const server of Object.keys(PROGRAMS))
  if (!servers.includes(server)) console.log(`\n${server} is not installed, so it was left out.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
