import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScenarioName, scenarios } from '../../mocks/admin/scenarios';
import { startBackend } from '../../tests/backend/backend';
import { createMcpServer } from './mcpServer';
import { createTools } from './tools';

/** What these tools do needs a browser: scripts/admin/pageTools.test.ts. */
const WITH_BROWSER = ['takeScreenshot', 'listStories', 'takeStoryScreenshot'];

let backend: Awaited<ReturnType<typeof startBackend>>;
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  backend = await startBackend();
  const [own, other] = InMemoryTransport.createLinkedPair();
  const connect = () => createTools({ address: backend.origin, database: 'mcp' });
  await createMcpServer(connect).connect(other);
  await client.connect(own);
});
afterAll(async () => {
  for (const made of ['presentState', 'whatHappened']) scenarios.delete(made as ScenarioName);
  await client.close();
  await backend.stop();
});

async function call(name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { text, isError: isError ?? false };
}

async function read(name: string, input: Record<string, unknown> = {}) {
  const { text, isError } = await call(name, input);
  expect(isError, `${name}: ${text}`).toBe(false);
  return JSON.parse(text);
}

test('every tool has a schema and an example, and accepts its example', async () => {
  const { tools } = await client.listTools();
  // These ids and the exported database exist only in the test below.
  const needsMore = ['removeFault', 'readRequest', 'repeatRequest', 'readStep', 'importDatabase'];
  // A scenario is made of commands, and a snapshot can be compared and restored before it is deleted.
  const last = ['makeScenario', 'restoreSnapshot', 'compareSnapshots', 'deleteSnapshot'];
  const rank = (name: string) => last.indexOf(name);
  for (const { name, description, inputSchema } of tools.toSorted(
    (a, b) => rank(a.name) - rank(b.name),
  )) {
    const [example] = inputSchema.examples as [Record<string, unknown>];
    expect(description).toContain(`Example: ${JSON.stringify(example)}`);
    expect(Object.keys(inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(example)),
    );
    if (needsMore.includes(name) || WITH_BROWSER.includes(name)) continue;
    expect(await call(name, example), name).toMatchObject({ isError: false });
  }
});

test('requests are read with their replies, sent again, and faults are removed', async () => {
  await read('resetDatabase');
  const { status, reply } = await read('callEndpoint', { endpoint: 'wallet', persona: 'lucia' });
  expect([status, reply.success]).toEqual([200, true]);
  const [{ id, endpoint }] = await read('listRequests');
  expect(endpoint).toBe('wallet');
  expect((await read('readRequest', { id: String(id) })).reply.value).toEqual(reply.value);
  expect((await read('repeatRequest', { id })).id).toBeGreaterThan(id);
  const fault = await read('addFault', { endpoint: 'wallet', kind: 'status', status: 503 });
  expect((await read('callEndpoint', { endpoint: 'wallet' })).status).toBe(503);
  await read('removeFault', { id: fault.id });
  expect(await read('listFaults')).toEqual([]);
});

test('the timeline is read, and what was done is taken back', async () => {
  await read('resetDatabase');
  await read('addFault', { endpoint: 'wallet', kind: 'empty' });
  const { position } = await read('readTimeline');
  expect(await read('readStep', { id: String(position) })).toMatchObject({ name: 'faults' });
  await read('travel', { by: -1 });
  expect(await read('listFaults')).toEqual([]);
  const { addedFaults } = await read('comparePoints', { from: '0', to: String(position) });
  expect(addedFaults).toHaveLength(1);
});

test('a long answer is cut, and says so', async () => {
  const { text } = await call('exportDatabase');
  expect(text).toMatch(/ … cut after 100000 of \d+ characters$/);
});

test('a whole database is exported and imported', async () => {
  const tools = await createTools({ address: backend.origin, database: 'mcp' });
  const { value } = await tools.run('exportDatabase');
  await read('importDatabase', value as Record<string, unknown>);
});

test('an encrypted call is sent as the app sends it', async () => {
  const input = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  const { status, reply } = await read('callEndpoint', { endpoint: 'login', input });
  expect([status, reply.success, reply.value?.userName]).toEqual([200, true, 'lucia']);
});

test('the contract of an endpoint comes with its named schemas and its errors', async () => {
  const { path, reply, schemas, errors } = await read('readEndpoint', { endpoint: 'withdraw' });
  expect(path).toBe('/wps/transaction/withdraw');
  expect(JSON.stringify(reply)).toContain('#/components/schemas/Withdrawal');
  expect(schemas).toHaveProperty('Withdrawal');
  expect(errors).toContainEqual({ code: 'withdraw_limit', message: expect.any(String) });
});

test.each([
  ['enterScenari', {}, 'unknown tool "enterScenari" (did you mean "enterScenario"?); known: '],
  ['enterScenario', { name: 'kycRejectd' }, '(did you mean "kycRejected"?); known: '],
  ['logIn', { persona: 'viktor' }, '(did you mean "victor"?); known: visitor, member, lucia'],
  ['addFault', { endpoint: 'walet', kind: 'status' }, '(did you mean "wallet"?); known: '],
  ['addFault', { endpoint: 'wallet', kind: 'stat' }, 'kind must be "delay"'],
  ['changeSettings', { topic: 'whiteLabel', set: { flag: {} } }, 'known: '],
  ['openLink', { link: 'cloc:2h' }, 'unknown part "cloc:" of a link; known: as:'],
  ['callEndpoint', { endpoint: 'withdrawl' }, '(did you mean "withdraw"?); known: '],
  ['callEndpoint', { endpoit: 'wallet' }, 'unknown field "endpoit" (did you mean "endpoint"?)'],
  ['readEndpoint', {}, 'endpoint must be a string'],
  ['takeScreenshot', { path: '/m/withdrw' }, '(did you mean "/m/withdraw"?); known: '],
  ['takeScreenshot', { path: '/m/home', theme: 'grey' }, 'theme must be "dark" or "light"'],
])('%s answers %j with what is known', async (name, input, message) => {
  const { text, isError } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});

test('a backend that has stopped is named, and an address without one too', async () => {
  const stopped = await startBackend();
  const tools = await createTools({ address: stopped.origin, database: 'mcp' });
  await stopped.stop();
  await expect(tools.run('readClock')).rejects.toThrow(
    `${stopped.origin} does not answer any more`,
  );
});
