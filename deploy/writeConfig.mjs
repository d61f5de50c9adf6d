// node deploy/writeConfig.mjs [folder of the build]
// Writes the configuration of nginx and Caddy for a build: docs/deploy.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { caddyConfig, caddySite } from './caddy.mjs';
import { nginxConfig } from './nginx.mjs';
import { runCommand } from './runCommand.mjs';
import { SITE_OPTIONS, siteOf } from './siteOptions.mjs';

/**
 * The texts of all files, by name.
 * @param {string} build
 * @param {{ root: string, folder?: string } & Record<string, any>} options where the site is on the server, where what
 *   outlives releases is, and the values of SITE_OPTIONS
 */
export function deployFiles(build, { root, folder = '/srv/feria', ...values }) {
  const site = siteOf(build, root, folder, values);
  return {
    'feria.nginx.conf': nginxConfig(site),
    'feria.caddy': caddySite(site),
    Caddyfile: caddyConfig(site),
  };
}

runCommand(import.meta.url, 'deploy:config', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...SITE_OPTIONS,
      root: { type: 'string', default: '/srv/feria/current' },
      out: { type: 'string', default: 'deploy/out' },
    },
  });
  const { out, ...options } = values;
  const files = deployFiles(positionals[0] ?? 'dist', options);
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  console.log(`${out} has ${Object.keys(files).join(', ')}.`);
});
