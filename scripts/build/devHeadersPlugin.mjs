import { randomBytes } from 'node:crypto';
import { headersOf, hostOf, pagePolicy } from '../../deploy/headers.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';

/**
 * Sends the headers of production, as far as a development server can: its scripts and styles change,
 * so a nonce allows them in place of hashes, and its error overlay needs texts that become HTML.
 * @param {string} [brand]
 * @returns {import('vite').Plugin}
 */
export function devHeadersPlugin(brand = process.env.BRAND || 'feria') {
  const nonce = randomBytes(16).toString('base64');
  const allowed = `'nonce-${nonce}'`;
  const production = pagePolicy(readBrand(brand).config, [allowed]);
  const policy = {
    ...production,
    'style-src': ["'self'", allowed],
    // Hot reload uses a web socket.
    'connect-src': [...(production['connect-src'] ?? []), 'ws:', 'wss:'],
    'require-trusted-types-for': [],
    'trusted-types': ['*'],
  };
  return {
    name: 'feria:dev-headers',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const path = (req.url ?? '/').split('?')[0] ?? '/';
        // Addresses without a file name are addresses of the page.
        const file = /\.\w+$/.test(path) || path.startsWith('/@') ? path : '/index.html';
        for (const [name, value] of Object.entries(headersOf(file, policy, hostOf(req))))
          if (name !== 'cache-control') res.setHeader(name, value);
        next();
      });
    },
  };
}
