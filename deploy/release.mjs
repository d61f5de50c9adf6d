// node deploy/release.mjs <build> <folder>      makes a release of a build
//   [--keep 5], and the options of deploy:config; without any of them, those of the live release
// node deploy/release.mjs --rollback <folder>   goes back to the release that was live before
// docs/deploy.md says how a server uses the folder.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepTimes } from './keepTimes.mjs';
import { runCommand } from './runCommand.mjs';
import { writeSecurityText } from './securityText.mjs';
import { SITE_OPTIONS } from './siteOptions.mjs';
import { deployFiles } from './writeConfig.mjs';

const releasesOf = (folder) =>
  existsSync(join(folder, 'releases')) ? readdirSync(join(folder, 'releases')).sort() : [];

/** One rename, so that there is always a current release. */
function makeCurrent(folder, id) {
  const link = join(folder, 'current');
  // Left by a release that was interrupted here.
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join('releases', id), `${link}.new`);
  renameSync(`${link}.new`, link);
}

const currentOf = (folder) => {
  const link = join(folder, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : '';
};

const partOf = (folder, id, part) => resolve(folder, 'releases', id, part);

/** Pages that are open still ask for the scripts of their build, so the new release has them too. */
function keepAssets(from, to) {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      keepAssets(source, target);
    } else if (!existsSync(target)) linkSync(source, target);
  }
}

/** The live release, which is not the latest one after a rollback, and the latest of the others. */
function earlierReleases(folder, live, count) {
  const others = releasesOf(folder).filter((id) => id !== live);
  return [...(live ? [live] : []), ...others.reverse()].slice(0, count);
}

/**
 * The options of a release: those that were named, or else those of the live one, so that none is forgotten a month later.
 * @param {string} folder
 * @param {Record<string, any>} named values of SITE_OPTIONS
 */
function optionsOf(folder, named) {
  const file = partOf(folder, currentOf(folder), 'options.json');
  if (Object.keys(named).length || !existsSync(file)) return named;
  const options = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`As the release before: ${asWritten(options)}`);
  return options;
}

/** As on the command line. */
const asWritten = (options) =>
  Object.entries(options)
    .flatMap(([name, value]) => [value].flat().map((one) => [`--${name}`, one]))
    .flatMap(([name, value]) => (value === true ? [name] : [name, value]))
    .join(' ');

/**
 * Copies a build into a new release with its server configuration, and makes it the current one.
 * @param {string} build
 * @param {string} folder
 * @param {{ keep: number, id?: string } & Record<string, any>} options also the values of SITE_OPTIONS
 */
export function release(build, folder, { keep, id = newId(), ...values }) {
  const root = partOf(folder, id, 'site');
  const live = currentOf(folder);
  const earlier = earlierReleases(folder, live, keep - 1);
  // Before anything is copied, so that a mistake leaves no release behind.
  const files = deployFiles(build, { root, folder: resolve(folder), ...values });
  cpSync(build, root, { recursive: true, preserveTimestamps: true });
  if (live) keepTimes(root, partOf(folder, live, 'site'));
  // The assets of this build alone: later releases take them from here.
  cpSync(join(build, 'assets'), partOf(folder, id, 'assets'), { recursive: true });
  for (const other of earlier) keepAssets(partOf(folder, other, 'assets'), join(root, 'assets'));
  // A rollback returns to this one. By name it could return to a release that was rolled back itself.
  writeFileSync(partOf(folder, id, 'before'), live);
  writeFileSync(partOf(folder, id, 'options.json'), JSON.stringify(values));
  for (const [name, text] of Object.entries(files)) writeFileSync(partOf(folder, id, name), text);
  writeSecurityText(build, join(folder, 'well-known'));
  makeCurrent(folder, id);
  for (const old of releasesOf(folder))
    if (old !== id && !earlier.includes(old))
      rmSync(join(folder, 'releases', old), { recursive: true });
  return id;
}

/** Goes back to the release that was current when the present one was made. */
export function rollback(folder) {
  const current = currentOf(folder);
  const file = partOf(folder, current, 'before');
  const before = current && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!releasesOf(folder).includes(before))
    throw new Error(`there is no release before ${current || 'the first'}`);
  keepAssets(partOf(folder, current, 'assets'), partOf(folder, before, 'site/assets'));
  makeCurrent(folder, before);
  return before;
}

/** @param {string} text */
function readCount(text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--keep takes a whole number from 1, not ${text}`);
  return count;
}

/** Sorted by name, the releases are sorted by time. */
const newId = () => new Date().toISOString().replace(/[:.]/g, '-');

runCommand(import.meta.url, 'release', () => {
  const {
    values: { rollback: isRollback, keep, ...values },
    positionals,
  } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean', default: false },
      keep: { type: 'string', default: '5' },
      ...SITE_OPTIONS,
    },
  });
  const [build = 'dist', folder = '/srv/feria'] = isRollback ? ['', ...positionals] : positionals;
  const id = isRollback
    ? rollback(folder)
    : release(build, folder, { ...optionsOf(folder, values), keep: readCount(keep) });
  console.log(`The current release is ${id}. Reload the server.`);
});
