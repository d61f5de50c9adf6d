import { createServer } from 'node:http';
import { addresses, mockLines, printAddresses } from './addresses.mjs';
import { createUnknownPathLog, importMock } from './backend.mjs';
import { freePort, KEEP_ALIVE } from './ports.mjs';
import { createRecordingProxy } from './recordProxy.mjs';
import { readServeOptions } from './serveOptions.mjs';
import { stopOnSignal } from './stopOnSignal.mjs';
import { writeRecording } from './writeRecording.mjs';

const { host, record, name, adminSecret, ...options } = readServeOptions({
  defaultPort: 5999,
  flags: ['port', 'host', 'record', 'name'],
});
const port = await freePort(options.port, host);
const { answer, beforeExit, title } = record ? startRecording(record) : await startMock();
const server = createServer(KEEP_ALIVE, answer);
await new Promise((done) => server.listen(port, host, () => done(undefined)));
stopOnSignal([server], beforeExit);
const [address, ...others] = addresses(host, port);
printAddresses(title, [
  address,
  ...others,
  ...(record ? [] : mockLines(others.at(-1) ?? address, adminSecret)),
]);

async function startMock() {
  const { mockMiddleware } = await importMock();
  const mock = mockMiddleware({ onUnknownPath: createUnknownPathLog(), adminSecret });
  return { answer: mock, beforeExit: mock.save, title: 'The mock backend is running' };
}

/** @param {URL} target */
function startRecording(target) {
  if (!name) throw new Error('--record needs a name for the scenario: --name busyDay');
  const { answer, calls } = createRecordingProxy(target);
  const beforeExit = () => writeRecording(name, 'mocks', () => calls);
  return { answer, beforeExit, title: `Recording what ${target.origin} answers, until Ctrl-C` };
}
