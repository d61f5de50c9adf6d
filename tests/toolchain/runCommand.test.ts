import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a command runs when its folder is reached by a symbolic link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('deploy'), join(folder, 'deploy'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'deploy/release.mjs'), '--keep', '0'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain('release: --keep takes a whole number');
  expect(status).toBe(1);
});
