import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walk } from '../../scripts/conformance/walk';

let server: ChildProcess;
let target: string;

beforeAll(async () => {
  server = fork('tests/literal/server.mjs', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(server, 'message')) as [number];
  target = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.kill();
});

/** The reply to a path that the specification does not name, which this backend does not know. */
const isUnnamed = ({ message }: { message?: string | undefined }, { at }: { at: string }) =>
  message === 'Not found' || at === 'status 404';

// The agent calls all that a member calls, and more. tests/contract/promised.test.ts tries each variant of each reply.
test.each([
  ['plain', 'ana'],
  ['loose', 'raul'],
])('every reply of the variant %s can be read, for the account %s', async (variant, login) => {
  const { results } = await walk({
    target,
    merchant: 'feria',
    login,
    password: 'Literal25',
    isAgent: login === 'raul',
    withCommands: true,
    headers: { Cookie: `literal=${variant}` },
  });
  const broken = results.flatMap((result) =>
    result.differences
      .filter((difference) => difference.breaks && !isUnnamed(result, difference))
      .map(({ kind, at, detail }) => [result.call, kind, at, detail].join(' ')),
  );
  expect(broken).toEqual([]);
  expect(results.length).toBeGreaterThan(50);
});
