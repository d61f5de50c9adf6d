import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { deployFiles } from '../../deploy/writeConfig.mjs';
import { compressFolder } from '../../scripts/serve/compress.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';

const findProgram = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((path) => join(path, name)).find(existsSync);
const nginx = findProgram('nginx');
const caddy = findProgram('caddy');

/** Debian has the module in a package of its own. */
export const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const CONFIG = { monitoring: { address: '/reports', browserReports: '/reports' } };
export const PAGE = `<!doctype html><script type="application/json" id="config">${JSON.stringify(CONFIG)}</script><script>start()</script>${'<p>page</p>'.repeat(200)}`;
export const SCRIPT = `export const text = '${'script '.repeat(300)}';`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Options = Partial<Parameters<typeof deployFiles>[1]>;

/** A small build and a backend, for the real servers that are installed on this machine. */
export async function prepareSite(answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'feria-serve-'));
  const build = join(folder, 'dist');
  for (const path of ['assets', 'play', '.vite']) mkdirSync(join(build, path), { recursive: true });
  const files = {
    'index.html': PAGE,
    'favicon.svg': '<svg/>',
    'font.woff2': 'font',
    'assets/a-1.js': SCRIPT,
    'assets/a-1.js.map': '{}',
    'play/spin.html': 'game',
    'play/spin.js': 'game()',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(build, name), text);
  await compressFolder(build);
  const backend = createServer(answer);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

  const site = {
    backend: address,
    reports: address,
    name: 'feria',
    folder,
    'access-log': join(folder, 'access.log'),
  };

  /** Writes the files of a site into a folder of its own, and returns it. */
  function writeSite(server: string, port: number, options: Options) {
    const serverFolder = mkdtempSync(join(folder, `${server}-${port}-`));
    const files = deployFiles(options.root ?? build, {
      ...site,
      root: build,
      port,
      'no-brotli': !existsSync(brotli),
      ...options,
    });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(serverFolder, name), text);
    return serverFolder;
  }

  function startNginx(port: number, all: Options[]): ChildProcess {
    const folders = all.map((options) => writeSite('nginx', port, options));
    const hasBrotli = existsSync(brotli);
    const serverFolder = join(folder, `nginx-${port}`);
    mkdirSync(serverFolder);
    const config = join(serverFolder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${serverFolder}/${name};`)
      .join('\n');
    writeFileSync(
      config,
      `${hasBrotli ? `load_module ${brotli};` : ''}
      ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${serverFolder}/nginx.pid; error_log ${serverFolder}/error.log; worker_processes 1;
      events {}
      http { access_log off; ${temporary} ${folders.map((one) => `include ${one}/feria.nginx.conf;`).join('\n')} }`,
    );
    const check = spawnSync(nginx ?? '', ['-t', '-c', config], { encoding: 'utf8' });
    expect(check.stderr).toContain('test is successful');
    return spawn(nginx ?? '', ['-c', config], { stdio: 'pipe' });
  }

  function startCaddy(port: number, all: Options[]): ChildProcess {
    const [first = '', ...others] = all.map((options) => writeSite('caddy', port, options));
    const config = join(first, 'Caddyfile');
    for (const other of others) appendFileSync(config, `import ${other}/feria.caddy\n`);
    execFileSync(caddy ?? '', ['validate', '--config', config], { stdio: 'pipe' });
    return spawn(caddy ?? '', ['run', '--config', config], { stdio: 'pipe' });
  }

  const starts = { nginx: startNginx, Caddy: startCaddy };
  return {
    folder,
    build,
    backend,
    port: Number(new URL(address).port),
    start: (name: ServerName, port: number, root = build, options: Options = {}) =>
      starts[name](port, [{ root, ...options }]),
    /** A server on a free port, when it answers. */
    async startUp(name: ServerName) {
      const port = await anyPort();
      const server = starts[name](port, [{ root: build }]);
      const isUp = () => fetch(`http://127.0.0.1:${port}/healthz`);
      await vi.waitFor(async () => expect((await isUp()).status).toBe(200), 10_000);
      return { port, server };
    },
    /** Several sites in one server. */
    startAll: (name: ServerName, port: number, sites: Options[]) => starts[name](port, sites),
    /** What is answered under the name of a host. `fetch` does not let one set it. */
    ask: (port: number, host: string, path: string, headers = {}) =>
      new Promise<string>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } });
        sent.on('error', reject).on('response', async (reply) => {
          let text = '';
          for await (const chunk of reply) text += chunk;
          resolve(text);
        });
        sent.end();
      }),
    stop() {
      backend.closeAllConnections();
      backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type ServerName = 'nginx' | 'Caddy';

/** What the tests of a server are called, and whether it is installed. */
export const servers: { name: ServerName; title: string; isInstalled: boolean }[] = [
  { name: 'nginx' as const, isInstalled: nginx !== undefined },
  { name: 'Caddy' as const, isInstalled: caddy !== undefined },
].map(({ name, isInstalled }) => ({
  name,
  isInstalled,
  title: isInstalled ? name : `${name} (skipped: it is not installed)`,
}));
