import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const image = readFileSync('deploy/Containerfile', 'utf8');
const linesOf = (word: string) =>
  [...image.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest);

test('the image has the site and its configuration where the configuration expects them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-image-'));
  try {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    execFileSync(process.execPath, [
      'deploy/writeConfig.mjs',
      ...[folder, '--out', folder, '--backend', 'http://backend:5999'],
    ]);
    const config = readFileSync(join(folder, 'feria.nginx.conf'), 'utf8');
    const [, root] = /root (\S+);/.exec(config) ?? [];
    const [, port] = /listen (\d+);/.exec(config) ?? [];
    expect(linesOf('COPY')).toEqual([
      `dist ${root}`,
      'deploy/out/feria.nginx.conf /etc/nginx/conf.d/feria.conf',
    ]);
    expect(linesOf('EXPOSE')).toEqual([port]);
    expect(image).toContain(`/dev/tcp/127.0.0.1/${port} `);
    expect(config).toContain('location = /healthz');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('no step that builds the image starts or checks nginx, because the name of the backend is unknown there', () => {
  expect(image.split('\n').filter((line) => /^RUN .*nginx -/.test(line))).toEqual([]);
});
