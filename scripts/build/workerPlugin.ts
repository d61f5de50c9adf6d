import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { revisionOf } from '../../deploy/revisionOf.mjs';
import { filesUnder } from '../check/files.mjs';
import { contractPlugin } from './contractPlugin.ts';

/** The scripts and styles of all screens, the page, the icons, those of the menu and the fonts. Other pictures are cached when they are shown. */
const PRECACHED =
  /^(assets\/[^/]+\.(js|css|svg|txt)|index\.html|favicon\.svg|assets\/fonts\/.*\.woff2|assets\/art\/menu-[^/]+\.webp)$/;
/** Only a mouse needs it (src/ui/movement/Carousel.tsx), so no phone stores it. */
const MOUSE_ONLY = /^assets\/swiperSlides-/;

function filesOf(folder: string) {
  return filesUnder(folder)
    .map((file) => normalizePath(relative(folder, file)))
    .filter((url) => PRECACHED.test(url) && !MOUSE_ONLY.test(url))
    .map((url) => ({
      url,
      // A name in assets/ contains a hash already.
      revision: url.startsWith('assets/') ? null : revisionOf(readFileSync(join(folder, url))),
    }));
}

/** Builds the service worker, once the files that it caches are written. */
export function workerPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'feria:worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const outDir = join(config.root, config.build.outDir);
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          publicDir: false,
          plugins: [contractPlugin()],
          define: { BUILD_FILES: JSON.stringify(filesOf(outDir)) },
          build: {
            outDir,
            emptyOutDir: false,
            target: config.build.target,
            reportCompressedSize: false,
            rolldownOptions: {
              input: join(config.root, 'src/worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
