import { build } from 'vite';
import { firstLoad, printBytes } from './bytes.mjs';
import { compressFolder } from './compress.mjs';

await build({ logLevel: 'warn' });
compressFolder('dist');
printBytes(firstLoad());
