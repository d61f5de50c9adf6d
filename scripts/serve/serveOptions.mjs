import { randomBytes } from 'node:crypto';
import { checkBasePath } from '../../deploy/basePath.mjs';
import { readMapping } from '../../deploy/proxy/readMapping.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

/**
 * @typedef {{ port: number, host: string, isHttps: boolean, apiTarget: URL | undefined,
 *   mapping: import('../../deploy/proxy/mapping').Mapping | undefined, record: URL | undefined, name: string | undefined, base: string | undefined,
 *   adminSecret: string | undefined, canSaveScenarios: boolean }} ServeOptions
 * @typedef {'port' | 'host' | 'https' | 'api-target' | 'api-mapping' | 'record' | 'name' | 'base' | 'save-scenarios'} Flag
 */

/** Values of HOST that mean "open to the network". */
const OPEN_HOSTS = ['0.0.0.0', '::', 'true', ''];

const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '::1'];

/** @type {Record<Flag, 'string' | 'boolean'>} */
const TYPES = {
  port: 'string',
  host: 'string',
  https: 'boolean',
  'api-target': 'string',
  'api-mapping': 'string',
  record: 'string',
  name: 'string',
  base: 'string',
  'save-scenarios': 'boolean',
};

/**
 * Reads what a serving command accepts. A flag wins over the variable of the same name
 * (`--api-target` over `API_TARGET`). A wrong value throws an error of one line.
 * @param {{ defaultPort: number, flags?: Flag[], args?: string[], env?: NodeJS.ProcessEnv }} request
 * @returns {ServeOptions}
 */
export function readServeOptions({
  defaultPort,
  flags = ['port', 'host'],
  args = process.argv.slice(3),
  env = process.env,
}) {
  const parsed = parseFlags(args, flags);
  const mapping = parsed['api-mapping'] ?? env.API_MAPPING;
  const host = readHost(parsed.host ?? env.HOST);
  const isLocal = LOCAL_HOSTS.includes(host);
  return {
    port: readPort(parsed.port ?? env.PORT, defaultPort),
    host,
    // Other machines need it for the admin API of the mock.
    adminSecret: isLocal ? undefined : env.MOCK_SECRET || randomBytes(12).toString('base64url'),
    canSaveScenarios: isLocal || parsed['save-scenarios'] === true,
    isHttps: parsed.https ?? Boolean(env.HTTPS && env.HTTPS !== '0'),
    apiTarget: readApiTarget(parsed['api-target'] ?? env.API_TARGET),
    mapping: mapping ? readMapping(mapping) : undefined,
    record: readApiTarget(parsed.record, '--record'),
    name: parsed.name,
    base: parsed.base && checkBasePath(parsed.base),
  };
}

/**
 * @param {string[]} args
 * @param {Flag[]} flags
 */
function parseFlags(args, flags) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: TYPES[flag] }]));
  return /** @type {{ port?: string, host?: string, https?: boolean, 'api-target'?: string, 'api-mapping'?: string, record?: string, name?: string, base?: string, 'save-scenarios'?: boolean }} */ (
    parseOptions(options, { args }).values
  );
}

/**
 * @param {string | undefined} text
 * @param {number} defaultPort
 */
function readPort(text, defaultPort) {
  if (!text) return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 1 to 65535, but it is "${text}".`);
}

/** Closed to other machines, unless HOST says otherwise. */
const readHost = (host = '127.0.0.1') => (OPEN_HOSTS.includes(host) ? '0.0.0.0' : host);

/** @param {string | undefined} text */
function readApiTarget(text, name = 'API_TARGET') {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (isUsable) return url;
  throw new Error(
    `${name} must be an address with http:// or https://, if needed with a path, ` +
      `but it is "${text}". For example: ${name}=https://api.example.com`,
  );
}
