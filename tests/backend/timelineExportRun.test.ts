import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

/** Sends the calls of a page with the panel: logs in, looks around, plays, deposits, and fails once. */
async function playASession(client: Client) {
  const headers = { Cookie: `mock_db=${client.database}; mock_panel=1` };
  await client.admin('scenarios', { name: 'kycRejected' });
  const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  const { body } = await client.encrypted('POST', '/wps/session/login', credentials);
  const lucia = client.as(body.value.token);
  await lucia.post(ROUND, BET, headers);
  const { position: from } = await client.admin('timeline');
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

test('a stretch of the timeline is exported as a test that passes when it is run', async () => {
  const client = backend.client();
  const { from } = await playASession(client);
  const { text } = await client.admin('timeline/test', { title: 'a session', from });
  // The first bet is repeated without an expectation, the others have their replies.
  expect(text.match(/call\(playRound, /g)).toHaveLength(5);
  expect(text.match(/expect\(await lucia\.call\(playRound, .*balance: /g)).toHaveLength(3);
  expect(text).toMatch(/await expect\(lucia\.call\(playRound, .*rejects\.toMatchObject/);
  expect(text).toContain("const nora = await mock.login('nora');");
  const wrong = text.replace(/(expect\(await lucia\.call\(playRound.*balance: )/, '$11');
  copy.write(TEST_FILE, text);
  copy.write(WRONG_FILE, wrong);
  const options = ['--project', 'node', '--maxWorkers=1', '--reporter=json'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, TEST_FILE, WRONG_FILE],
    { cwd: copy.folder, encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(stdout) as { testResults: Result[] };
  const results = testResults.map(({ name, assertionResults }) => [
    basename(name),
    assertionResults.map(({ status }) => status),
  ]);
  expect(Object.fromEntries(results), `${text}\n${stdout}${stderr}`).toEqual({
    [basename(TEST_FILE)]: ['passed'],
    [basename(WRONG_FILE)]: ['failed'],
  });
}, 240_000);
