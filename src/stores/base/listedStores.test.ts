import { createResource } from '@kit/data/resource';
import { listedStores } from '@kit/render/listedStores';
import { signal } from '@kit/render/signals';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { createHost } from './host';

const createPurse = () => ({
  coins: signal(3),
  bills: createResource(async () => [10]),
  spend: () => {},
});

test('in development the stores of a host are listed with named signals, until the host ends', () => {
  const host = createHost(() => (async () => undefined) as never);
  const before = listedStores.peek().length;
  const { coins } = host.use(createPurse);
  const listed = listedStores.peek().at(-1);
  expect(listed?.name).toBe('purse');
  expect(listed?.signals.map(([name]) => name)).toEqual(
    expect.arrayContaining(['coins', 'bills.state', 'bills.value']),
  );
  expect(coins.name).toBe('purse.coins');
  coins.value = 4;
  expect(listed?.signals.find(([name]) => name === 'coins')?.[1].peek()).toBe(4);
  host.use(createPurse);
  expect(listedStores.peek().length).toBe(before + 1);
  host.dispose();
  expect(listedStores.peek().length).toBe(before);
});

test('in development a store without signals is not listed, also when there is nothing in it', () => {
  const host = createHost(() => (async () => undefined) as never);
  const before = listedStores.peek();
  for (const store of [null, undefined, {}, () => {}]) host.use(() => store);
  expect(listedStores.peek()).toEqual(before);
  host.dispose();
});

test('the build has neither the list of stores nor the names', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/stores/base/host.ts', formats: ['es'] },
    },
  })) as [Rolldown.RolldownOutput];
  vi.unstubAllEnvs();
  const code = output.map((file) => ('code' in file ? file.code : '')).join('');
  expect(code).toContain('createHost');
  expect(code).not.toMatch(/listStore|listedStores/);
});
