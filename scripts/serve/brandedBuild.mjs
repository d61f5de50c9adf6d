import { cpSync, rmSync } from 'node:fs';
import { applyBrand } from '../../deploy/applyBrand.mjs';

/**
 * Makes a copy of a build with a brand, and returns its folder.
 * @param {string} brand
 */
export function brandedBuild(brand, build = 'dist', copy = '.cache/branded') {
  // Files of the brand before would be taken for those of this one.
  rmSync(copy, { recursive: true, force: true });
  cpSync(build, copy, { recursive: true });
  applyBrand(brand, copy);
  return copy;
}
