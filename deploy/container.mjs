// node deploy/container.mjs
// Starts a site in a container: the build in the image, with the brand and the backend of this container. docs/deploy.md.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyBrand } from './applyBrand.mjs';
import { runCommand } from './runCommand.mjs';
import { writeSecurityText } from './securityText.mjs';
import { deployFiles } from './writeConfig.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const folderOf = (env) => env.WORK_FOLDER || '/tmp/feria';
const logOf = (env) => join(folderOf(env), 'access.log');

const listOf = (text) => text?.split(/[\s,]+/).filter(Boolean);

/**
 * The options of the server by the environment of the container. What is absent has the default of `deploy:config`.
 * @param {NodeJS.ProcessEnv} env
 */
export function optionsOf(env) {
  const options = {
    backend: env.BACKEND || 'http://127.0.0.1:5999',
    port: Number(env.PORT || 8080),
    'trusted-proxy': listOf(env.TRUSTED_PROXIES),
    reports: env.REPORTS,
    'access-log': logOf(env),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value));
}

/**
 * Writes the site and the configuration of nginx into a folder, and returns the path of the latter.
 * @param {NodeJS.ProcessEnv} env
 */
export function prepareContainer(env) {
  const folder = folderOf(env);
  const [root, brand] = [join(folder, 'site'), join(folder, 'brand')];
  // Left by an earlier start of the same container.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(brand, { recursive: true });
  cpSync(env.BUILD_FOLDER || '/opt/feria/dist', root, {
    recursive: true,
    preserveTimestamps: true,
  });
  const mounted = env.BRAND_FOLDER || '/brand';
  if (existsSync(mounted)) cpSync(mounted, brand, { recursive: true, dereference: true });
  if (env.CONFIG) writeFileSync(join(brand, 'config.json'), env.CONFIG);
  if (!existsSync(join(brand, 'config.json')))
    throw new Error(`mount the folder of a brand at ${mounted}, or set CONFIG to its config.json`);
  applyBrand(brand, root);

  const wellKnown = join(folder, 'well-known');
  writeSecurityText(root, wellKnown);
  const hasBrotli = existsSync(BROTLI);
  const { 'feria.nginx.conf': site } = deployFiles(root, {
    root,
    folder,
    'no-brotli': !hasBrotli,
    ...optionsOf(env),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
    .join('');
  writeFileSync(join(folder, 'site.conf'), site);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${hasBrotli ? `load_module ${BROTLI};\n` : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events { }
http {
${temporary}  include ${folder}/site.conf;
}
`,
  );
  return config;
}

runCommand(import.meta.url, 'container', () => {
  const config = prepareContainer(process.env);
  // Without root, nginx may not open /dev/stdout, which the engine has made.
  const log = logOf(process.env);
  execFileSync('mkfifo', [log]);
  createReadStream(log).pipe(process.stdout);
  const nginx = spawn(process.env.NGINX || 'nginx', ['-e', 'stderr', '-c', config], {
    stdio: 'inherit',
  });
  // The engine asks for a stop by either; nginx ends the requests under way on SIGQUIT only.
  for (const signal of ['SIGTERM', 'SIGQUIT', 'SIGINT'])
    process.on(signal, () => nginx.kill('SIGQUIT'));
  nginx.on('error', (error) => {
    console.error(`container: nginx cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  nginx.on('exit', (code) => process.exit(code ?? 1));
});
