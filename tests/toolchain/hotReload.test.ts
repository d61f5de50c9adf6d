import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSER_ARGS, findHeadlessShell } from '../../scripts/check/browser.mjs';
import { anyPort } from '../../scripts/serve/ports.mjs';
import { createProjectCopy } from './projectCopy';

// A small page over the real kit, store host and dictionaries, whose files are edited while it is open.
const copy = createProjectCopy();

const FILES = {
  // The page of the app, with another script.
  'hot.html': readFileSync('index.html', 'utf8').replace('/src/app/main.tsx', '/src/app/hot.tsx'),
  'src/app/hot.tsx': `
import { createRoot } from 'react-dom/client';
import { firstTexts } from '../i18n/locale';
import { FruitScreen } from '../screens/fruit/FruitScreen';
import { createHost } from '../stores/base/host';
import { HostContext } from '../stores/base/useStore';
const host = createHost(() => (async () => undefined) as never);
await firstTexts();
createRoot(document.getElementById('root') as HTMLElement).render(
  <HostContext value={host}><input aria-label="note" /><FruitScreen /></HostContext>,
);`,
  'src/stores/fruit.ts': `
import { createResource } from '@kit/data/resource';
export function createFruit() {
  const list = createResource(async () => ['apple', 'pear']);
  void list.load();
  return { list };
}`,
  'src/screens/fruit/FruitScreen.tsx': `
import { Async } from '@kit/render/Async';
import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { createFruit } from '../../stores/fruit';
import { useStore } from '../../stores/base/useStore';
import { FruitList } from './FruitList';
const LABEL = 'count ';
export function FruitScreen() {
  const { list } = useStore(createFruit);
  const count = computed(() => LABEL + (list.value.value?.length ?? 0));
  return (
    <main>
      <h1>{count}</h1>
      <p>{t('app.retry')}</p>
      <Async of={list}>{(fruits) => <FruitList of={fruits} />}</Async>
    </main>
  );
}`,
  'src/screens/fruit/FruitList.tsx': `
import { Each } from '@kit/render/Each';
import type { ReadonlySignal } from '@kit/render/signals';
const PREFIX = 'a ';
export function FruitList({ of }: { of: ReadonlySignal<string[]> }) {
  return <ul><Each of={of} by={(name) => name}>{(name) => <li>{PREFIX + name}</li>}</Each></ul>;
}`,
};

let server: ViteDevServer;
let browser: Browser;
let page: Page;

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) copy.write(path, text);
  const port = await anyPort();
  server = await createServer({
    root: copy.folder,
    configFile: join(copy.folder, 'vite.config.ts'),
    cacheDir: join(copy.folder, '.vite'),
    logLevel: 'error',
    optimizeDeps: { entries: ['hot.html'] },
    server: { port, host: '127.0.0.1', fs: { strict: false }, hmr: { port: await anyPort() } },
  });
  await server.listen();
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGS });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/hot.html`);
  const hasStarted = () => page.getByText('a apple').waitFor({ timeout: 60_000 });
  await hasStarted();
  // When Vite finds a package that it has not bundled yet, it bundles it and reloads the page.
  await server.waitForRequestsIdle();
  await page.waitForLoadState('networkidle');
  await hasStarted();
});

beforeEach(async () => {
  await page.getByLabel('note').fill('half written');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  copy.remove();
});

/** Replaces text in a file of the copy. */
function edit(path: string, before: string, after: string) {
  const text = readFileSync(join(copy.folder, path), 'utf8');
  expect(text).toContain(before);
  copy.write(path, text.replace(before, after).trimEnd());
}

const note = () => page.getByLabel('note').inputValue();

describe('an edit shows without a reload and keeps what was typed', () => {
  test('in a dictionary', async () => {
    const before = await page.getByRole('paragraph').textContent();
    edit('src/i18n/es/site/app.ts', `'${before}'`, `'Edited text'`);
    await page.getByText('Edited text').waitFor();
    expect(await note()).toBe('half written');
  });
});

describe('an edit reloads the page', () => {
  test('in a component, in a row of Each', async () => {
    edit('src/screens/fruit/FruitList.tsx', `'a '`, `'one '`);
    await page.getByText('one apple').waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['one apple', 'one pear']);
    expect(await note()).toBe('');
  });

  test('in a component, in a function that a hook keeps', async () => {
    edit('src/screens/fruit/FruitScreen.tsx', `'count '`, `'there are '`);
    await page.getByText('there are 2').waitFor();
    expect(await note()).toBe('');
  });

  test('in a store, so that Async shows the new resource', async () => {
    edit('src/stores/fruit.ts', `'pear'`, `'plum'`);
    await page.getByText('one plum').waitFor();
    expect(await page.getByText('one pear').count()).toBe(0);
    expect(await note()).toBe('');
  });

  test('in the kit', async () => {
    edit('src/kit/render/Each.tsx', 'useValue(of).map', 'useValue(of).toReversed().map');
    await page.getByRole('listitem').first().getByText('one plum').waitFor();
    expect(await note()).toBe('');
  });
});
