import { addresses, announce, askedHost } from './addresses.mjs';
import { freePort } from './ports.mjs';

if (process.argv[3] === 'build') {
  const { default: build } = await import('@ladle/react/build');
  process.exitCode = (await build()) === false ? 1 : 0;
} else {
  const { default: serve } = await import('@ladle/react/serve');
  const host = askedHost();
  const port = await freePort(Number(process.env.PORT) || 61000, host);
  announce('The workbench is opening', addresses(host, port));
  await serve({ host, port });
}
