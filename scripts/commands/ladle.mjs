import { existsSync } from 'node:fs';
import { importSource } from '../lib/importSource.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';
import { stopOnSignal } from '../lib/stopOnSignal.mjs';
import { addresses, printAddresses } from '../serve/addresses.mjs';
import { freePort } from '../serve/ports.mjs';
import { readServeOptions } from '../serve/serveOptions.mjs';

if (process.argv[3] === 'build') {
  parseOptions({}, { args: process.argv.slice(4) });
  const { default: build } = await import('@ladle/react/build');
  await build();
  // Ladle prints a failure, but throws nothing.
  if (!existsSync('build/index.html')) throw new Error('the workbench could not be built');
  const { writeStoryManifest } = await importSource('/.ladle/workbench/notes/storyManifest.ts');
  writeStoryManifest('build');
} else {
  const { host, ...options } = readServeOptions({ defaultPort: 61000 });
  const port = await freePort(options.port, host);
  const { default: serve } = await import('@ladle/react/serve');
  printAddresses('The workbench is starting', addresses(host, port));
  stopOnSignal([]);
  await serve({ host, port });
}
