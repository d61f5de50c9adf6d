import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '../../deploy/readBrand.mjs';
import { safePath, serveStatic } from './serveStatic.mjs';

/**
 * Serves the files of a brand to a development server.
 * @param {string} brand
 * @returns {import('vite').Connect.NextHandleFunction}
 */
export function serveBrandFiles(brand) {
  const { folder } = readBrand(brand);
  const serve = serveStatic(folder);
  return (req, res, next) => {
    const path = safePath(req.url ?? '/') ?? '/';
    if (path !== '/' && existsSync(join(folder, path))) serve(req, res);
    else next();
  };
}
