import type { Plugin } from 'vite';
import { readBrand } from '../../deploy/readBrand.mjs';
import { serveBrandFiles } from '../../scripts/serve/serveBrandFiles.mjs';

const MODULE = 'virtual:site-config';

/** Gives the workbench the configuration and the files of the brand that BRAND names. */
export function brandPlugin(brand = process.env.BRAND || 'feria'): Plugin {
  return {
    name: 'feria:workbench-brand',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(readBrand(brand).config)};`
        : undefined,
    configureServer: ({ middlewares }) => void middlewares.use(serveBrandFiles(brand)),
  };
}
