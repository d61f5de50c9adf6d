// node scripts/firstScreen/renderTemplates.mjs <base>: prints the first screens in all languages, as JSON. A process of its
// own, because the modules of the app need the globals of a browser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readBrand } from '../../deploy/readBrand.mjs';
import { basePlugin } from '../build/basePlugin.mjs';
import { picturesPlugin } from '../build/picturesPlugin.mjs';
import { fakeBrowser, setSession } from './fakeBrowser.mjs';

const [base = '/', brand = 'feria', languages = 'ES'] = process.argv.slice(2);

mkdirSync('.cache', { recursive: true });
const outDir = mkdtempSync('.cache/first-');
try {
  const result = await build({
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [picturesPlugin(), basePlugin()],
    build: {
      ssr: 'scripts/firstScreen/render.tsx',
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  });
  const { config } = readBrand(brand);
  // Texts name the brand, which a deployer may change in the built page. The page shows the letters, a logo or the name.
  Object.assign(globalThis, {
    siteConfig: {
      ...config,
      brand: { ...config.brand, name: '*brand*', logo: { dark: '', width: 1, height: 1 } },
    },
  });
  fakeBrowser();
  const { render } = await import(pathToFileURL(resolve(outDir, 'render.mjs')).href);
  const rendered = await render(languages.split(','), setSession);
  const modules = [result]
    .flat()
    .flatMap(({ output }) =>
      output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : [])),
    );
  await new Promise((done) => process.stdout.write(JSON.stringify({ ...rendered, modules }), done));
} finally {
  rmSync(outDir, { recursive: true });
}
// Timers of the app may be waiting.
process.exit(0);
