import { build } from 'vite';
import { checkBasePath } from '../deploy/basePath.mjs';
import { compressFolder } from './compress.mjs';
import { firstLoad, printBytes } from './firstLoad.mjs';
import { parseOptions } from './parseOptions.mjs';
import { removeSourceMaps } from './removeSourceMaps.mjs';
import { writeSbom } from './sbom.mjs';

const { values } = parseOptions({
  sourcemaps: { type: 'boolean' },
  base: { type: 'string', default: '/' },
});
await build({ logLevel: 'warn', base: checkBasePath(values.base) });
// Before the source maps are deleted: it reads them.
const load = firstLoad();
if (!values.sourcemaps) removeSourceMaps('dist');
compressFolder('dist');
writeSbom();
printBytes(load);
