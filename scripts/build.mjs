import { build } from 'vite';
import { compressFolder } from './compress.mjs';
import { firstLoad, printBytes } from './firstLoad.mjs';
import { removeSourceMaps } from './removeSourceMaps.mjs';
import { writeSbom } from './sbom.mjs';

await build({ logLevel: 'warn' });
// Reads the source maps.
const load = firstLoad();
if (!process.argv.includes('--sourcemaps')) removeSourceMaps('dist');
compressFolder('dist');
writeSbom();
printBytes(load);
