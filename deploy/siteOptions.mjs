import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { apiMountOf, isApiElsewhere, mountBelowBase } from './apiMount.mjs';
import { basePathOf } from './basePath.mjs';
import { policyOfPage } from './headers.mjs';
import { versionOf } from './versionOf.mjs';
import { configOf } from './withConfig.mjs';

/** The options of `deploy:config` and of `release.mjs`, for parseArgs. docs/deploy.md has them as a table. */
export const SITE_OPTIONS = /** @type {const} */ ({
  backend: { type: 'string' },
  name: { type: 'string' },
  port: { type: 'string' },
  listen: { type: 'string', multiple: true },
  'server-name': { type: 'string', multiple: true },
  tls: { type: 'boolean' },
  certificate: { type: 'string' },
  'certificate-key': { type: 'string' },
  'http-port': { type: 'string' },
  resolver: { type: 'string', multiple: true },
  reports: { type: 'string' },
  'trusted-proxy': { type: 'string', multiple: true },
  'well-known': { type: 'string' },
  include: { type: 'string' },
  'access-log': { type: 'string' },
  'no-brotli': { type: 'boolean' },
});

const DEFAULT_BACKEND = 'http://127.0.0.1:5999';

/**
 * @typedef {object} Site
 * @property {string} name begins the names that nginx shares between sites
 * @property {string} version of the build, or empty
 * @property {Record<string, string[]>} policy of the page
 * @property {string} root folder of the build
 * @property {string} base path of the host that the build was made for
 * @property {string} mount path of the API, as the browser asks for it
 * @property {string} innerMount the same, after the path of the site was removed
 * @property {URL | undefined} backend undefined when the API is on another origin
 * @property {string[]} resolvers name servers that know the backend. Empty: it is looked up at the start
 * @property {{ path: string, innerPath: string, receiver: URL }[]} reports addresses of the app's reports on this site, and the same below its path
 * @property {{ address: string, port: number }[]} listen
 * @property {string[]} serverNames
 * @property {{ certificate: string, key: string, isNamed: boolean } | undefined} tls
 * @property {number} httpPort leads to TLS
 * @property {string[]} trustedProxies addresses whose word about the visitor is taken
 * @property {string} wellKnown folder of `/.well-known/`, which outlives releases
 * @property {string} include folder of the operator's own lines, which outlives releases
 * @property {string} accessLog of nginx
 * @property {boolean} hasBrotli nginx has the module that sends `.br` files
 */

/**
 * Reads the site of a build, from its configuration and the options of the command line.
 * @param {string} build
 * @param {string} root where the build is on the server
 * @param {string} folder what outlives releases is there
 * @param {Record<string, any>} values of SITE_OPTIONS
 * @returns {Site}
 */
export function siteOf(build, root, folder, values) {
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const config = configOf(html);
  const base = basePathOf(build);
  const mount = apiMountOf(config);
  const backend = readBackend(config, values.backend);
  const serverNames = (values['server-name'] ?? []).map(readServerName);
  const tls = readTls(values, serverNames);
  const port = readPort(values.port ?? (tls ? 443 : 8080), 'port');
  return {
    name: readName(values.name ?? config.merchant ?? 'feria'),
    version: versionOf(html),
    policy: policyOfPage(html),
    root,
    base,
    mount,
    innerMount: mountBelowBase(mount, base),
    backend,
    resolvers: backend ? resolversOf(backend, values.resolver) : [],
    reports: reportsOf(config, base, values.reports),
    listen: (values.listen ?? [String(port)]).map(readListen),
    serverNames,
    tls,
    httpPort: readPort(values['http-port'] ?? 80, 'http-port'),
    trustedProxies: (values['trusted-proxy'] ?? []).map(readRange),
    wellKnown: values['well-known'] ?? join(folder, 'well-known'),
    include: values.include ?? join(folder, 'include'),
    accessLog: values['access-log'] ?? '/var/log/nginx/access.log',
    hasBrotli: !values['no-brotli'],
  };
}

function readAddress(text, option) {
  // `new URL` accepts localhost:8080 too, as a protocol and a path.
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new Error(`--${option} is an address with http:// or https://, not ${text}`);
  if (url.search || url.hash || url.username || !/^[\w./~-]*$/.test(url.pathname))
    throw new Error(`--${option} is an origin, if needed with a path, not ${text}`);
  return url;
}

/** An API on another origin is passed on only if the operator says to where. */
function readBackend(config, text) {
  if (!text && isApiElsewhere(config)) return undefined;
  return readAddress(text ?? DEFAULT_BACKEND, 'backend');
}

function readPort(text, option) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(`--${option} takes a number from 1 to 65535, not ${text}`);
}

/** `8080`, `127.0.0.1:8080` or `[::]:8080` */
function readListen(text) {
  const [, address = '', port] = /^(?:(\[[\da-f:.]+\]|[\d.]+):)?(\d+)$/i.exec(text) ?? [];
  if (port) return { address, port: readPort(port, 'listen') };
  throw new Error(`--listen takes a port, if needed with an address: 127.0.0.1:8080, not ${text}`);
}

function readServerName(text) {
  if (/^(\*\.)?[\w-]+(\.[\w-]+)*$/.test(text)) return text;
  throw new Error(`--server-name takes the name of a host such as play.example.com, not ${text}`);
}

function readRange(text) {
  if (/^[\da-f.:]+(\/\d{1,3})?$/i.test(text)) return text;
  throw new Error(`--trusted-proxy takes an address or a range such as 10.0.0.0/8, not ${text}`);
}

/** Names of variables and groups have few letters, digits and `_`, and do not begin with a digit. */
function readName(text) {
  if (/^[\w.-]+$/.test(text))
    return text.replace(/\W/g, '_').replace(/^\d/, '_$&').toLowerCase().slice(0, 20);
  throw new Error(`--name takes letters, digits, "-" and "_", not ${text}`);
}

/** certbot writes the certificate of a name there. */
function readTls(values, [firstName]) {
  const { certificate, 'certificate-key': key } = values;
  if (!values.tls && !certificate) return undefined;
  if (!firstName) throw new Error('--tls needs the name of the site: --server-name');
  if (!certificate !== !key) throw new Error('--certificate and --certificate-key go together');
  const folder = `/etc/letsencrypt/live/${firstName}`;
  return {
    certificate: certificate ?? `${folder}/fullchain.pem`,
    key: key ?? `${folder}/privkey.pem`,
    isNamed: certificate !== undefined,
  };
}

/** nginx looks names up only once, unless it is told whom to ask. */
function resolversOf({ hostname }, named) {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) || hostname === 'localhost') return [];
  if (named?.includes('none')) return [];
  const resolvers = named ?? nameServers();
  const wrong = resolvers.find((one) => !/^([\d.]+|\[[\da-f:.]+\])(:\d+)?$/i.test(one));
  if (wrong) throw new Error(`--resolver takes the address of a name server, not ${wrong}`);
  if (resolvers.length) return resolvers;
  throw new Error(
    `no name server is known that could follow ${hostname}: name one by --resolver 10.0.0.2, or --resolver none to look it up once, at the start`,
  );
}

function nameServers() {
  try {
    const lines = readFileSync('/etc/resolv.conf', 'utf8').matchAll(
      /^nameserver\s+([\da-f.:]+)/gim,
    );
    return [...lines].map(([, address]) => (isIP(address) === 6 ? `[${address}]` : address));
  } catch {
    return [];
  }
}

/** Reports to an address of this site need somebody who receives them. */
function reportsOf({ monitoring }, base, receiver) {
  const addresses = [monitoring?.address, monitoring?.browserReports];
  const paths = [...new Set(addresses.filter((address) => address?.startsWith('/')))];
  if (!paths.length) return [];
  if (!receiver)
    throw new Error(
      `the configuration sends reports to ${paths.join(' and ')} on this site, where nothing receives them: name their receiver by --reports http://127.0.0.1:9000/feria`,
    );
  const url = readAddress(receiver, 'reports');
  return paths.map((path) => {
    const innerPath = path.startsWith(base) ? path.slice(base.length - 1) : path;
    return { path, innerPath, receiver: url };
  });
}
