import { addresses, printAddresses } from './addresses.mjs';
import { freePort } from './ports.mjs';
import { readServeOptions } from './serveOptions.mjs';
import { stopOnSignal } from './stopOnSignal.mjs';

if (process.argv[3] === 'build') {
  const { default: build } = await import('@ladle/react/build');
  process.exitCode = (await build()) === false ? 1 : 0;
} else {
  const { host, ...options } = readServeOptions({ defaultPort: 61000 });
  const port = await freePort(options.port, host);
  const { default: serve } = await import('@ladle/react/serve');
  printAddresses('The workbench is starting', addresses(host, port));
  stopOnSignal([]);
  await serve({ host, port });
}
