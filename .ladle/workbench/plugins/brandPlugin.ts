import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readBrand } from '../../../deploy/readBrand.mjs';
import { serveBrandFiles } from '../../../scripts/serve/serveBrandFiles.mjs';

const MODULE = 'virtual:brands';

/** The brands of the toolbar: the one that BRAND names, and an example. */
const brands = { main: process.env.BRAND || 'feria', marea: 'marea' };

/** The logos that a brand brings in its folder. */
function logosOf(brand: string) {
  const { folder, config } = readBrand(brand);
  const { dark, light } = config.brand.logo ?? {};
  return [dark, light].flatMap((path) =>
    path ? [{ path: path.slice(1), source: readFileSync(join(folder, path)) }] : [],
  );
}

/** Gives the workbench the configurations and the logos of the brands. */
export function brandPlugin(): Plugin {
  return {
    name: 'feria:workbench-brands',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => {
      if (id !== `\0${MODULE}`) return undefined;
      const configs = Object.entries(brands).map(([key, brand]) => [key, readBrand(brand).config]);
      return `export default ${JSON.stringify(Object.fromEntries(configs))};`;
    },
    configureServer({ middlewares }) {
      for (const brand of Object.values(brands)) middlewares.use(serveBrandFiles(brand));
    },
    generateBundle() {
      for (const { path, source } of Object.values(brands).flatMap(logosOf))
        this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
