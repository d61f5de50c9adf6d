/** Content types of the files of a build and of a brand, by file name extension. */
export const FILE_TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The content type of a file of a site. Undefined when its name has no known extension.
 * @param {string} address
 */
export function typeOf(address) {
  const [extension] = /\.\w+$/.exec(address.split(/[?#]/)[0] ?? '') ?? [];
  return extension && FILE_TYPES[extension.toLowerCase()];
}
