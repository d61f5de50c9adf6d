import { createServer } from 'node:http';
import { stopOnSignal } from '../lib/stopOnSignal.mjs';
import { addresses, mockLines, printAddresses } from '../serve/addresses.mjs';
import { createUnknownPathLog, importMock, siteOfBrand } from '../serve/backend.mjs';
import { freePort, KEEP_ALIVE } from '../serve/ports.mjs';
import { createRecordingProxy } from '../serve/recordProxy.mjs';
import { readServeOptions } from '../serve/serveOptions.mjs';
import { prepareRecording } from '../serve/writeRecording.mjs';

/** How long a large recording may take on a busy machine. */
const WRITE_MS = 60_000;

const { host, record, name, mapping, adminSecret, ...options } = readServeOptions({
  defaultPort: 5999,
  flags: ['port', 'host', 'record', 'name', 'api-mapping'],
});
const port = await freePort(options.port, host);
const { answer, beforeExit, title, maxMs } = record
  ? await startRecording(record)
  : await startMock();
const server = createServer(KEEP_ALIVE, answer);
await new Promise((done) => server.listen(port, host, () => done(undefined)));
stopOnSignal([server], beforeExit, maxMs);
const [address, ...others] = addresses(host, port);
printAddresses(title, [
  address,
  ...others,
  ...(record ? [] : mockLines(others.at(-1) ?? address, adminSecret)),
]);

async function startMock() {
  const { mockMiddleware } = await importMock();
  const onUnknownPath = createUnknownPathLog();
  const mock = mockMiddleware({ onUnknownPath, adminSecret, mapping, site: siteOfBrand() });
  return {
    answer: mock,
    beforeExit: mock.save,
    title: mapping
      ? 'The mock backend is running in the shape of the mapping'
      : 'The mock backend is running',
    maxMs: undefined,
  };
}

/** @param {URL} target */
async function startRecording(target) {
  if (!name) throw new Error('--record needs a name for the scenario: --name busyDay');
  // Loaded now: when the command is stopped there may be little time. A wrong name is said before the session.
  const write = await prepareRecording(name, 'mocks');
  const { answer, calls } = createRecordingProxy(target);
  const beforeExit = () => write(() => calls);
  return {
    maxMs: WRITE_MS,
    answer,
    beforeExit,
    title: `Recording what ${target.origin} answers, until Ctrl-C`,
  };
}
