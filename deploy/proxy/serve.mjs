// node deploy/proxy/serve.mjs mapping.json --target https://api.example.com [--port 8090] [--host 127.0.0.1]
// A server that translates the calls of the app to another API: docs/bring-your-api.md.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { readMapping } from './readMapping.mjs';
import { createTranslatedProxy } from './translatedProxy.mjs';

const text = /** @type {const} */ ({ type: 'string' });

try {
  const { values, positionals } = parseArgs({
    options: { target: text, port: text, host: text },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { target = '', port = '8090', host = '127.0.0.1' } = values;
  if (!file || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new Error(
      'usage: node deploy/proxy/serve.mjs mapping.json --target https://api.example.com',
    );
  const proxy = createTranslatedProxy(new URL(target), readMapping(file));
  createServer({ keepAliveTimeout: 65_000 }, proxy).listen(Number(port), host, () =>
    console.log(`Calls at http://${host}:${port} are translated to ${target}.`),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
