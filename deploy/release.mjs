// node deploy/release.mjs <build> <folder> [--keep 5]   makes a release of a build
// node deploy/release.mjs --rollback <folder>           goes back to the release before
// docs/deploy.md says how a server uses the folder.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './runCommand.mjs';
import { deployFiles } from './writeConfig.mjs';

const releasesOf = (folder) =>
  existsSync(join(folder, 'releases')) ? readdirSync(join(folder, 'releases')).sort() : [];

/** One rename, so that there is always a current release. */
function makeCurrent(folder, id) {
  const link = join(folder, 'current');
  symlinkSync(join('releases', id), `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Pages that are open still ask for the scripts of their build, so the new release has them too. */
function keepAssets(from, to) {
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (!existsSync(join(to, name))) linkSync(join(from, name), join(to, name));
}

/**
 * Copies a build into a new release with its server configuration, and makes it the current one.
 * @param {string} build
 * @param {string} folder
 * @param {{ backend: string, port: number, keep: number, id?: string }} options
 */
export function release(build, folder, { backend, port, keep, id = newId() }) {
  const root = resolve(folder, 'releases', id, 'site');
  const earlier = releasesOf(folder).slice(-(keep - 1));
  cpSync(build, root, { recursive: true });
  // What this build made itself: the next releases keep that, and not what this one keeps of others.
  cpSync(join(build, 'assets'), resolve(root, '../assets'), { recursive: true });
  for (const other of earlier)
    keepAssets(join(folder, 'releases', other, 'assets'), join(root, 'assets'));
  for (const [name, text] of Object.entries(deployFiles(root, { root, backend, port })))
    writeFileSync(resolve(root, '..', name), text);
  makeCurrent(folder, id);
  for (const old of releasesOf(folder).slice(0, -keep))
    rmSync(join(folder, 'releases', old), { recursive: true });
  return id;
}

/** Makes the release before the current one the current one. */
export function rollback(folder) {
  const ids = releasesOf(folder);
  const current = basename(readlinkSync(join(folder, 'current')));
  const before = ids[ids.indexOf(current) - 1];
  if (!before) throw new Error(`there is no release before ${current}`);
  makeCurrent(folder, before);
  return before;
}

/** Sorted by name, the releases are sorted by time. */
const newId = () => new Date().toISOString().replace(/[:.]/g, '-');

runCommand(import.meta.url, 'release', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean', default: false },
      keep: { type: 'string', default: '5' },
      backend: { type: 'string', default: 'http://127.0.0.1:5999' },
      port: { type: 'string', default: '8080' },
    },
  });
  const folder = positionals.at(-1) ?? '/srv/feria';
  const { backend } = values;
  mkdirSync(folder, { recursive: true });
  const id = values.rollback
    ? rollback(folder)
    : release(positionals[0] ?? 'dist', folder, {
        backend,
        port: Number(values.port),
        keep: Number(values.keep),
      });
  console.log(`The current release is ${id}. Reload the server.`);
});
