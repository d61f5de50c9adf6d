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

/** The texts of all files, by name. */
export function deployFiles(build, { root, backend, port }) {
  // `new URL` accepts localhost:8080 too, as a protocol and a path.
  if (!/^https?:\/\//.test(backend) || !URL.canParse(backend))
    throw new Error(`--backend is an address with http:// or https://, not ${backend}`);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port takes a number from 1 to 65535, not ${port}`);
  const policy = policyOfPage(readFileSync(join(build, 'index.html'), 'utf8'));
  const site = { policy, root, backend, port, base: basePathOf(build) };
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
    },
  });
  const { root, backend, port, out } = values;
  mkdirSync(out, { recursive: true });
  const files = deployFiles(positionals[0] ?? 'dist', { root, backend, port: Number(port) });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  console.log(`${out} has ${Object.keys(files).join(' and ')}.`);
});
