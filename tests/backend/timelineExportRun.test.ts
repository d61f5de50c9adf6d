import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTools } from '../../scripts/admin/tools';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { createProjectCopy } from '../toolchain/projectCopy';
import { type Client, runBackend } from './backend';

const backend = runBackend();
const copy = createProjectCopy();
afterAll(copy.remove);

interface Result {
  name: string;
  assertionResults: { status: string }[];
}

const ROUND = '/wps/game/round';
const BET = { nodeId: '100001', stake: 10, kind: 'spin' };
const TEST_FILE = 'tests/backend/exported.test.ts';
/** The same with another balance in a reply. */
const WRONG_FILE = 'tests/backend/exportedWrong.test.ts';

/** What one run has compiled is there for the next one. */
const CACHE = ['--experimental.fsModuleCache', '--experimental.fsModuleCachePath=.cache/vitest'];

/** Runs tests of the copy. Returns the results of each file. */
function runTests(...files: string[]) {
  const options = ['--project', 'node', '--maxWorkers=1', '--reporter=json', ...CACHE];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files],
    { cwd: copy.folder, encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(stdout) as { testResults: Result[] };
  const results = testResults.map(({ name, assertionResults }) => [
    basename(name),
    assertionResults.map(({ status }) => status),
  ]);
  return { results: Object.fromEntries(results), output: stdout + stderr };
}

/** Sends the calls of a page with the panel: logs in, looks around, plays, deposits, and fails once. */
async function playASession(client: Client) {
  const headers = { Cookie: `mock_db=${client.database}; mock_panel=1` };
  await client.admin('scenarios', { name: 'kycRejected' });
  await client.admin('scenarios', { name: 'eventStream' });
  const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  const { body } = await client.encrypted('POST', '/wps/session/login', credentials);
  const lucia = client.as(body.value.token);
  await lucia.post(ROUND, BET, headers);
  const { position: from } = await client.admin('timeline');
  // These name the origin of the server, and whether it has the event stream.
  await lucia.send('GET', '/wps/system/settings/consolidated', { headers });
  await lucia.send('GET', '/wps/relay/GCSGAME_gameList?pageSize=3&pageNo=1', { headers });
  await lucia.inLanguage('ES').send('GET', '/wps/member/kyc', { headers });
  for (let i = 0; i < 3; i++) await lucia.post(ROUND, BET, headers);
  await client.admin('clock', { advance: 3_600_000 });
  await lucia.post(ROUND, { ...BET, stake: 1_000_000 }, headers);
  const nora = await client.persona('newMember');
  await nora.post('/wps/relay/MCS2_paymentGateway', { amount: 50, methodId: 'SOLPAY' }, headers);
  await lucia.send('GET', '/wps/wallets/gcs', { headers });
  for (const kind of ['malformed', 'empty']) {
    await client.admin('faults', { endpoint: 'wallet', kind, times: 1 });
    await lucia.send('GET', '/wps/wallets/gcs', { headers }).catch(() => undefined);
  }
  return { lucia, from };
}

/** Exports a session as a test, and writes it into the copy, with a second one that expects another balance. */
async function exportSession() {
  const client = backend.client();
  const { from } = await playASession(client);
  const { text } = await client.admin('timeline/test', { title: 'a session', from });
  // The first bet is repeated without an expectation, the others have their replies.
  expect(text.match(/call\(playRound, /g)).toHaveLength(5);
  expect(text.match(/expect\(await lucia\.call\(playRound, .*balance: /g)).toHaveLength(3);
  expect(text).toMatch(/await expect\(lucia\.call\(playRound, .*rejects\.toMatchObject/);
  expect(text).toContain("const nora = await mock.login('nora');");
  copy.write(TEST_FILE, text);
  copy.write(WRONG_FILE, text.replace(/(expect\(await lucia\.call\(playRound.*balance: )/, '$11'));
  return text;
}

const HANDLER = 'mocks/handlers/games/round.ts';
/** Takes twice the bet while the variable is set. */
const BUG = 'PLANTED_BUG';
const BUG_FILE = 'tests/backend/bet.test.ts';
/** The same with the bug. */
const WITH_BUG_FILE = 'tests/backend/betWithBug.test.ts';
const SET_BUG = `import { afterAll } from 'vitest';
process.env.${BUG} = '1';
afterAll(() => void delete process.env.${BUG});
`;

/** Runs the mock backend of the copy until the test has finished. Returns its address. */
async function startCopy() {
  const port = await anyPort();
  copyFileSync('package-lock.json', join(copy.folder, 'package-lock.json'));
  const server = spawn(process.execPath, ['scripts/run.mjs', 'mock', '--port', `${port}`], {
    cwd: copy.folder,
    env: { ...process.env, HOST: '127.0.0.1', MOCK_FILE: '', [BUG]: '1' },
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/__mock/clock`), 60_000);
  return address;
}

// docs/mock-backend.md#time-travel shows it by hand. All that is exported runs at once: each run of tests in the copy loads the
// whole mock.
test('an agent exports a bug as a failing test, which passes when it is mended, as a session does', async () => {
  const source = readFileSync(join(copy.folder, HANDLER), 'utf8');
  const wrong = source.replace(
    'await placeBet(db, member, betOn(game, stake));',
    `await placeBet(db, member, betOn(game, process.env.${BUG} ? 2 * stake : stake));`,
  );
  expect(wrong).not.toBe(source);
  copy.write(HANDLER, wrong);
  const address = await startCopy();
  const tools = await createTools({ address, database: 'default' });
  const run = async (name: string, input: Record<string, unknown> = {}) =>
    // biome-ignore lint/suspicious/noExplicitAny: an agent reads replies without types
    (await tools.run(name, input)).value as any;
  const readBalance = async () => {
    const { reply } = await run('callEndpoint', { endpoint: 'wallet', persona: 'lucia' });
    return reply.value.sumBalance as number;
  };

  await run('openLink', { link: 'as:lucia,chance:lose' });
  const before = await readBalance();
  const bet = { endpoint: 'playRound', input: BET, persona: 'lucia' };
  const { win, balance } = (await run('callEndpoint', bet)).reply.value;
  const right = before - BET.stake + win;
  expect(balance).not.toBe(right);

  const { steps } = await run('readTimeline');
  const step = steps.findLast(({ tables }: { tables: object }) => 'wallets' in tables);
  const { rows } = await run('readStep', { id: `${step.id}` });
  expect(JSON.stringify(rows)).toContain(`"amount":${-2 * BET.stake * 100}`);
  await run('travel', { to: step.parent });
  expect(await readBalance()).toBe(before);
  const { link } = await run('makeLink', { path: '/m/home' });
  expect(link).toMatch(/^as:lucia,chance:lose/);

  const stretch = { title: 'a bet of 10 takes 10', from: step.parent, to: step.id };
  const command = ['scripts/run.mjs', 'state', 'makeTestOfStretch', JSON.stringify(stretch)];
  const options = ['--address', address, '--out', join(copy.folder, BUG_FILE)];
  const made = spawnSync(process.execPath, [...command, ...options]);
  expect(made.status, String(made.stdout)).toBe(0);
  const text = readFileSync(join(copy.folder, BUG_FILE), 'utf8');
  const bugTest = text.replace(`balance: ${balance}`, `balance: ${right}`);
  copy.write(BUG_FILE, bugTest);
  copy.write(WITH_BUG_FILE, SET_BUG + bugTest);
  const session = await exportSession();
  const { results, output } = runTests(WITH_BUG_FILE, BUG_FILE, TEST_FILE, WRONG_FILE);
  expect(results, `${session}\n${output}`).toEqual({
    [basename(WITH_BUG_FILE)]: ['failed'],
    [basename(BUG_FILE)]: ['passed'],
    [basename(TEST_FILE)]: ['passed'],
    [basename(WRONG_FILE)]: ['failed'],
  });
}, 240_000);
