import { createHash } from 'node:crypto';

/**
 * Tells the service worker whether a file of the build changed. sw.js contains the revision of
 * index.html, which a brand replaces.
 * @param {string | Buffer} content
 */
export const revisionOf = (content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
