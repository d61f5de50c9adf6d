import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../helpers/fixtures';

const ROUND = '/wps/game/round';
const BET = { nodeId: '100001', stake: 10, kind: 'spin' };

/** Only what is exported is run, with the server of this test. */
const CONFIG = `import base from '../../playwright.config';
export default { ...base, testDir: '.', outputDir: 'results', projects: undefined, webServer: undefined, reporter: 'json' };
`;

interface Report {
  suites: { file: string; specs: { ok: boolean }[] }[];
}

/** Runs browser tests in a folder beside their helpers. Returns whether each of them has passed. */
async function runTests(texts: Record<string, string>) {
  const folder = mkdtempSync(resolve('.cache', 'exported-'));
  mkdirSync(join(folder, 'tools'));
  symlinkSync(resolve('tests/e2e/helpers'), join(folder, 'helpers'), 'junction');
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(folder, 'tools', `${name}.spec.ts`), text);
  const command = [resolve('node_modules/playwright/cli.js'), 'test', '--config', folder];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  rmSync(folder, { recursive: true });
  const { suites } = JSON.parse(output) as Report;
  const results = suites.map(({ file, specs }) => [file, specs.every(({ ok }) => ok)]);
  return { results: Object.fromEntries(results), output };
}

test('a stretch of the timeline is exported as a browser test, which fails for another balance', async ({
  context,
  baseURL,
  admin,
  api,
}) => {
  test.slow();
  // Replies are kept for pages with the panel.
  await context.addCookies([{ name: 'mock_panel', value: '1', url: baseURL ?? '' }]);
  await admin('scenarios', { name: 'kycRejected' });
  const credentials = { username: 'lucia', password: 'Feria2025', captcha: '', type: 'username' };
  const login = { method: 'POST', data: credentials, encrypted: true } as const;
  const { token } = (await api('/wps/session/login', login)).body.value;
  const lucia = { headers: { Token: token } };
  await api(ROUND, { ...lucia, method: 'POST', data: BET });
  const { position: from } = await admin('timeline', undefined, 'GET');
  await api(ROUND, { ...lucia, method: 'POST', data: BET });
  await api(ROUND, { ...lucia, method: 'POST', data: { ...BET, stake: 1_000_000 } });
  await admin('faults', { endpoint: 'wallet', kind: 'empty', times: 1 });
  await api('/wps/wallets/gcs', lucia);
  await admin('personas', { persona: 'nora' });
  await api('/wps/relay/GCSGAME_gameList?pageSize=3&pageNo=1', { headers: { Language: 'EN' } });
  await admin('clock', { advance: 3_600_000 });
  await api('/wps/member/kyc', lucia);

  const stretch = { title: 'a session', from, path: '/m/kyc', texts: ['No pudimos'] };
  const { text } = await admin('timeline/test', stretch);
  expect(text).toContain("const lucia = await startSession(page, admin, 'lucia');");
  const wrong = text.replace(/(balance: )/, '$11');
  expect(wrong).not.toBe(text);
  const { results, output } = await runTests({ right: text, wrong });
  expect(results, `${text}\n${output}`).toEqual({
    'tools/right.spec.ts': true,
    'tools/wrong.spec.ts': false,
  });
});
