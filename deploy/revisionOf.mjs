import { createHash } from 'node:crypto';

/**
 * Tells the service worker whether a file of the build changed. sw.js contains the revisions of the files
 * that it stores. A brand replaces index.html, and may replace others.
 * @param {string | Buffer} content
 */
export const revisionOf = (content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
