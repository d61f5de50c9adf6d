import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';
import { firstLoad, printBytes } from './firstLoad.mjs';
import { removeSourceMaps } from './removeSourceMaps.mjs';
import { writeSbom } from './sbom.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { sourcemaps: { type: 'boolean' }, base: { type: 'string', default: '/' } },
});
if (!/^\/([\w.~-]+\/)*$/.test(values.base))
  throw new Error(`--base is a path with a slash at both ends, such as /casino/: ${values.base}`);

await build({ logLevel: 'warn', base: values.base });
// Reads the source maps.
const load = firstLoad();
if (!values.sourcemaps) removeSourceMaps('dist');
compressFolder('dist');
writeSbom();
printBytes(load);
