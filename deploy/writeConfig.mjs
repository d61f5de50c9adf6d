// node deploy/writeConfig.mjs [folder of the build]
// Writes the configuration of nginx and Caddy for a build: docs/deploy.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { basePathOf } from './basePath.mjs';
import { caddyConfig } from './caddy.mjs';
import { policyOfPage } from './headers.mjs';
import { nginxConfig } from './nginx.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * The texts of all files, by name.
 * @param {string} build
 * @param {{ root: string, backend: string, port: number, trustedProxies?: string[] | undefined,
 *   wellKnown?: string | undefined, accessLog?: string | undefined }} options
 */
export function deployFiles(
  build,
  {
    root,
    backend,
    port,
    trustedProxies = [],
    wellKnown = '/srv/feria/well-known',
    accessLog = '/var/log/nginx/access.log',
  },
) {
  // `new URL` accepts localhost:8080 too, as a protocol and a path.
  if (!/^https?:\/\//.test(backend) || !URL.canParse(backend))
    throw new Error(`--backend is an address with http:// or https://, not ${backend}`);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port takes a number from 1 to 65535, not ${port}`);
  const wrong = trustedProxies.find((range) => !/^[\da-f.:]+(\/\d{1,3})?$/i.test(range));
  if (wrong !== undefined)
    throw new Error(`--trusted-proxy takes an address or a range such as 10.0.0.0/8, not ${wrong}`);
  const policy = policyOfPage(readFileSync(join(build, 'index.html'), 'utf8'));
  const base = basePathOf(build);
  const site = { policy, root, backend, port, base, trustedProxies, wellKnown, accessLog };
  return { 'feria.nginx.conf': nginxConfig(site), Caddyfile: caddyConfig(site) };
}

runCommand(import.meta.url, 'deploy:config', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '/srv/feria/current' },
      backend: { type: 'string', default: 'http://127.0.0.1:5999' },
      port: { type: 'string', default: '8080' },
      out: { type: 'string', default: 'deploy/out' },
      'trusted-proxy': { type: 'string', multiple: true },
      'well-known': { type: 'string' },
      'access-log': { type: 'string' },
    },
  });
  const { root, backend, port, out } = values;
  mkdirSync(out, { recursive: true });
  const files = deployFiles(positionals[0] ?? 'dist', {
    root,
    backend,
    port: Number(port),
    trustedProxies: values['trusted-proxy'],
    wellKnown: values['well-known'],
    accessLog: values['access-log'],
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  console.log(`${out} has ${Object.keys(files).join(' and ')}.`);
});
