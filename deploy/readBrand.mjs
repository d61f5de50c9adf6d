import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBrand } from './checkBrand.mjs';
import { checkConfig } from './checkConfig.mjs';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const BRANDS = fileURLToPath(new URL('./brands', import.meta.url));

/**
 * Reads and checks the configuration of a brand: a name in deploy/brands, or a folder with a
 * config.json. A mistake throws an error with one line for each wrong field.
 * @param {string} brand
 * @param {string} [build] folder of the build, whose files the configuration may name
 * @returns {{ folder: string, config: import('../src/config/config').Config }}
 */
export function readBrand(brand, build = PUBLIC) {
  const folder = [join(BRANDS, brand), brand].find((path) => existsSync(join(path, 'config.json')));
  if (!folder) {
    const names = readdirSync(BRANDS).join(', ');
    throw new Error(`BRAND must be ${names} or a folder with a config.json; it is "${brand}".`);
  }
  const file = join(folder, 'config.json');
  const config = parse(readFileSync(file, 'utf8'), file);
  // The files in `public` are part of each build.
  const files = [folder, build];
  const wrong = checkConfig(config);
  const mistakes = wrong.length ? wrong : checkBrand(config, files);
  if (mistakes.length) throw new Error(`${file} is not valid.\n${mistakes.join('\n')}`);
  return { folder, config };
}

function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error.message}`);
  }
}
