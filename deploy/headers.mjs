/**
 * The response headers of a production server, in one place. scripts/serveStatic.mjs uses them for
 * `npm run preview`; another server has to send the same values.
 * @typedef {{ isHttps?: boolean }} HeaderOptions
 */

/**
 * Browser features that no screen uses are off, also in the frames of games. A name that a browser
 * does not know makes it print a warning, so only widely known ones are listed.
 */
const PERMISSIONS = {
  off: [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ],
  self: ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'],
};

const permissionsPolicy = [
  ...PERMISSIONS.off.map((name) => `${name}=()`),
  ...PERMISSIONS.self.map((name) => `${name}=(self)`),
].join(', ');

/**
 * Headers of every reply. There is no Cross-Origin-Resource-Policy: a sandboxed page has an opaque
 * origin, so `same-origin` would block the scripts and styles of the sample games.
 */
const everywhere = ({ isHttps }) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const policyText = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The part of the page's policy that says who may frame the page and where it may send a form. It
 * restricts nothing that the page loads.
 */
export const pageLimits = () => ({
  'content-security-policy': policyText({
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The app frames its own lottery page.
    'frame-ancestors': ["'self'"],
  }),
});

/**
 * Headers of the sample games below /play. The sandbox gives them an opaque origin, so they cannot
 * read the session, also when they are opened outside of the app. Only the app may frame them.
 * @param {HeaderOptions} [options]
 */
export function sampleGameHeaders(options = {}) {
  const policy = policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: ['allow-scripts', 'allow-forms'],
  });
  return { ...everywhere(options), 'content-security-policy': policy };
}

/**
 * Headers of scripts, styles, pictures and fonts.
 * @param {HeaderOptions} [options]
 */
export const fileHeaders = (options = {}) => everywhere(options);

/** Names in assets/ contain a hash of the content; other files may change under the same name. */
export const cacheControl = (path) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
