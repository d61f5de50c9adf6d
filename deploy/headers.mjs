import { createHash } from 'node:crypto';
import { brandAddresses } from './brandAddresses.mjs';
import { allowsSignInSdk, signInSources } from './signInSources.mjs';
import { configOf } from './withConfig.mjs';

/**
 * The response headers of a production server, in one place. `npm run preview` sends them, `npm start`
 * those that a development server can send, and deploy/writeConfig.mjs writes them into the
 * configuration of other servers. docs/security.md says what each is for.
 */

/**
 * Browser features that no screen uses are off, also in the frames of games. They are those that Chromium reports
 * (tests/e2e/permissions.spec.ts). An older browser that does not know one prints a warning.
 */
const PERMISSIONS = {
  off: [
    'accelerometer',
    'aria-notify',
    'browsing-topics',
    'camera',
    'captured-surface-control',
    'clipboard-read',
    'compute-pressure',
    'cross-origin-isolated',
    'deferred-fetch',
    'deferred-fetch-minimal',
    'digital-credentials-create',
    'digital-credentials-get',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'interest-cohort',
    'keyboard-map',
    'language-detector',
    'language-model',
    'local-fonts',
    'local-network',
    'local-network-access',
    'loopback-network',
    'magnetometer',
    'microphone',
    'midi',
    'on-device-speech-recognition',
    'otp-credentials',
    'payment',
    'private-state-token-issuance',
    'private-state-token-redemption',
    'serial',
    'speaker-selection',
    'storage-access',
    'summarizer',
    'translator',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ],
  self: ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'],
};

const permissionsPolicy = [
  ...PERMISSIONS.off.map((name) => `${name}=()`),
  ...PERMISSIONS.self.map((name) => `${name}=(self)`),
].join(', ');

/** Headers of every reply. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of every page. Only pages have browser features, and in front of each picture this would be 930 bytes more. */
const everyPage = { ...everywhere, 'permissions-policy': permissionsPolicy };

/** A server sends this header over TLS only. */
export const tlsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Only pages of this origin may read the reply or show it. */
const ownOrigin = { 'cross-origin-resource-policy': 'same-origin' };
/** A sandboxed page has an opaque origin, so `same-origin` would block what the sample games load. */
const anyOrigin = { 'cross-origin-resource-policy': 'cross-origin' };

const policyText = (directives) =>
  Object.entries(directives)
    .filter(([, values]) => values.length)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The origins of addresses on other servers. */
const originsOf = (addresses) => [
  ...new Set(
    addresses
      .filter((address) => /^https?:/.test(address ?? ''))
      .map((address) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''),
  ),
];

/**
 * The folders of scripts on other servers: other folders may have scripts of anybody. `;` and `,` would end the address.
 * @param {(string | undefined)[]} addresses
 */
const foldersOf = (addresses) =>
  addresses
    .filter((address) => /^https?:/.test(address ?? ''))
    .map((address) => new URL('.', address).href.replace(/[;,]/g, encodeURIComponent));

/** Allows the inline scripts of the page by their content. Blocks of data do not run and need no hash. */
const hashesOfScripts = (html) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The name of the address for reports, by which the policy refers to it. */
const REPORTS = 'feria';

/**
 * What the page may load, from where. Nothing else is loaded, and no text becomes code.
 * @param {Partial<import('../src/config/config').Config>} config
 * @param {string[]} scripts what allows the scripts in the page
 * @returns {Record<string, string[]>}
 */
export function pagePolicy(config, scripts) {
  const { apiBase, imageCdns = [], launchOrigins = [], chatOrigins = [], encryption } = config;
  const { monitoring } = config;
  const signIn = signInSources(config);
  const pictures = originsOf([...imageCdns, ...brandAddresses(config)]);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...foldersOf([encryption?.module]), ...signIn.scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf([apiBase, monitoring?.address]), ...signIn.connections],
    'frame-src': ["'self'", ...new Set([...launchOrigins, ...chatOrigins]), ...signIn.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The app frames its own lottery page.
    'frame-ancestors': ["'self'"],
    // src/kit/web/trustedTypes.ts is the only place of the app that makes such values.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['feria', ...signIn.trustedTypes],
    ...(monitoring?.browserReports
      ? { 'report-to': [REPORTS], 'report-uri': [monitoring.browserReports] }
      : {}),
  };
}

/** The policy of a built page: its scripts and its configuration are in it. */
export const policyOfPage = (html) => pagePolicy(configOf(html), hashesOfScripts(html));

/**
 * Headers of the app's page.
 * @param {Record<string, string[]>} policy
 */
const pageHeaders = (policy) => ({
  ...everyPage,
  ...ownOrigin,
  'cross-origin-opener-policy': allowsSignInSdk(policy)
    ? 'same-origin-allow-popups'
    : 'same-origin',
  'content-security-policy': policyText(policy),
  ...(policy['report-uri']
    ? { 'reporting-endpoints': `${REPORTS}="${policy['report-uri']}"` }
    : {}),
});

/** The form of a host, with or without a port. Nothing in it ends a source or a directive of a policy. */
export const HOST_PATTERN = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d+)?$/;

/**
 * The host that a request was sent to. Empty when the header does not look like a host.
 * @param {import('node:http').IncomingMessage} request
 */
export function hostOf({ headers }) {
  const host = String(headers.host ?? headers[':authority'] ?? '');
  return HOST_PATTERN.test(host) ? host : '';
}

/**
 * What a page in a sandbox may load from its own host. WebKit compares `'self'` with the opaque origin of the sandbox,
 * which no address has, so the host is written out. Behind a proxy a server does not know which scheme the visitor used.
 * @param {string} host
 */
const ownSources = (host) => ["'self'", ...(host ? [`http://${host}`, `https://${host}`] : [])];

/**
 * Headers of the sample games below /play. The sandbox gives them an opaque origin, so they cannot
 * read the session, also when they are opened outside of the app. Only the app may frame them.
 * @param {string} host
 */
const sampleGameHeaders = (host) => ({
  ...everyPage,
  ...anyOrigin,
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'script-src': ownSources(host),
    'style-src': ownSources(host),
    'img-src': [...ownSources(host), 'data:'],
    // From its own host, a page in a sandbox would need a header that a static host does not send.
    'font-src': ['data:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    sandbox: ['allow-scripts', 'allow-forms'],
  }),
});

/** Headers of the app's own scripts and styles. */
export const assetHeaders = { ...everywhere, ...ownOrigin };

/** Headers of pictures, fonts and other files. The sample games load some of them. */
export const fileHeaders = { ...everywhere, ...anyOrigin };

/** For a reply that is no page: if it is opened as one, it loads, runs and sends nothing and is shown in no frame. */
const noPage = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Headers that a proxy adds to the replies of the backend. The replies are data: as pages, their scripts would run in this origin. */
export const backendHeaders = { ...everywhere, ...ownOrigin, ...noPage };

/** Headers of the errors that the server itself answers with. */
export const errorHeaders = { ...fileHeaders, ...noPage };

const STORED_FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const ALWAYS_ASKED_FOR = { 'cache-control': 'no-cache' };

/**
 * The table: which file gets which headers. The first line that fits counts. Names in assets/ contain a
 * hash of the content; other files may change under the same name.
 * @type {{ files: RegExp, headers: (policy: Record<string, string[]>, host: string) => Record<string, string> }[]}
 */
const table = [
  // Some file systems ignore the case of names, so the patterns do too.
  {
    files: /^\/play\//i,
    headers: (_, host) => ({ ...sampleGameHeaders(host), ...ALWAYS_ASKED_FOR }),
  },
  { files: /\.html$/i, headers: (policy) => ({ ...pageHeaders(policy), ...ALWAYS_ASKED_FOR }) },
  { files: /^\/assets\//i, headers: () => ({ ...assetHeaders, ...STORED_FOREVER }) },
  { files: /^/, headers: () => ({ ...fileHeaders, ...ALWAYS_ASKED_FOR }) },
];

/**
 * @param {string} file the path of the file that is sent
 * @param {Record<string, string[]>} policy of the page
 * @param {string} [host] the host that was asked, or a server's variable for it
 */
export const headersOf = (file, policy, host = '') =>
  table.find(({ files }) => files.test(file))?.headers(policy, host) ?? {};
