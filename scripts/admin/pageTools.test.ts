import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockMiddleware } from '../../mocks/node';
import { createBrowser } from './browser';
import { createStoryTools } from './storyTools';
import { createTools, type Tools } from './tools';

/** Stands for the app: it shows what the app would read from the storages, and asks the backend. */
const PAGE = `<!doctype html><title>Page</title><h1>Wallet</h1><p></p><script type="module">
const { userName = 'nobody' } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
const reply = await fetch('/wps/system/status');
await reply.text();
document.querySelector('p').textContent = [userName, localStorage.theme, localStorage.language, innerWidth, reply.status].join(' ');
</script>`;

const backend = mockMiddleware();
const server = createServer((req, res) =>
  backend(req, res, () => res.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)),
);
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/stories-');
const browser = createBrowser();
let tools: Tools;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tools = await createTools({ address, database: 'pages' });
  writeFileSync(join(folder, 'stories.json'), '{"stories":[{"id":"ui--badge--states"}]}');
  const page = '<!doctype html><html data-settled="ui--badge--states"><h1>Badge</h1></html>';
  writeFileSync(join(folder, 'index.html'), page);
});
afterAll(async () => {
  await tools.close();
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** The width of a picture in PNG. */
const widthOf = (picture: Buffer | undefined) => picture?.readUInt32BE(16);

async function shoot(input: object) {
  const { value, picture } = await tools.run('takeScreenshot', { path: '/m/wallets', ...input });
  return { ...(value as { headings: string[]; text: string; errors: string[] }), picture };
}

test('a screenshot shows a page in a theme, a language and a width, as a person', async () => {
  const choices = { theme: 'light', language: 'EN', width: 480, persona: 'vip' };
  const { text, headings, errors, picture } = await shoot(choices);
  expect(text).toContain('victor light EN 480 200');
  expect([headings, errors, widthOf(picture)]).toEqual([['Wallet'], [], 480]);
});

test('without choices it shows the state: its login, its faults and the defaults of the app', async () => {
  await tools.run('openLink', { link: 'fault:status:503,as:lucia' });
  const { text, errors } = await shoot({});
  expect(text).toContain('lucia dark ES 360 503');
  expect(errors).toEqual([expect.stringContaining('503')]);
  await tools.run('resetDatabase');
  expect((await shoot({})).text).toContain('nobody dark ES 360 200');
});

test('a story is listed and photographed, and an unknown one is answered with the known ones', async () => {
  const [list, shot] = createStoryTools(browser, folder);
  expect((await list?.run({}))?.value).toEqual({ stories: [{ id: 'ui--badge--states' }] });
  const result = await shot?.run({ story: 'ui--badge--states', theme: 'light', width: 480 });
  expect(widthOf(result?.picture)).toBe(480);
  await expect(shot?.run({ story: 'ui--badge--state' })).rejects.toThrow(
    '(did you mean "ui--badge--states"?); known: ui--badge--states',
  );
});

test('a workbench that is not built is answered with the command that builds it', async () => {
  const [list] = createStoryTools(browser, join(folder, 'missing'));
  await expect(list?.run({})).rejects.toThrow('npm run ladle:build');
});
