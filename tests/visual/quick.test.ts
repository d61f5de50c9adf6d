import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Builds the workbench and compares its pictures of the design system, in a process of its own. */
const compare = () =>
  new Promise<{ isEqual: boolean; output: string }>((resolve) => {
    const args = ['scripts/run.mjs', 'visual', '--quick', '--workers', '1'];
    execFile(process.execPath, args, { env: { ...process.env, DEBUG: '' } }, (error, out, err) =>
      resolve({ isEqual: !error, output: out + err }),
    );
  });

test('the design system looks as in its pictures, in a workbench that is served from a folder', async ({
  skip,
}) => {
  const { isEqual, output } = await compare();
  const reason = /^Not compared: .*/m.exec(output)?.[0];
  skip(reason !== undefined, reason);
  expect(isEqual, output).toBe(true);
}, 300_000);
