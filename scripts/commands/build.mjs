import { build } from 'vite';
import { checkBasePath } from '../../deploy/basePath.mjs';
import { firstLoad, printBytes } from '../build/firstLoad.mjs';
import { removeSourceMaps } from '../build/removeSourceMaps.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { compressFolder } from '../serve/compress.mjs';
import { writeSbom } from './sbom.mjs';

const { values } = parseOptions({
  sourcemaps: { type: 'boolean' },
  base: { type: 'string', default: '/' },
});
await build({ logLevel: 'warn', base: checkBasePath(values.base) });
// Before the source maps are deleted: it reads them.
const load = firstLoad();
if (!values.sourcemaps) removeSourceMaps('dist');
await compressFolder('dist');
writeSbom();
printBytes(load);
