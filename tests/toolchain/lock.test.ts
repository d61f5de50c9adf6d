import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingPackages } from '../../scripts/commands/install.mjs';

interface Locked {
  version: string;
  optional?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = readFileSync('package-lock.json', 'utf8');
const packages = JSON.parse(lock).packages as Record<string, Locked>;

/** The folders in which a package at `path` looks for another one, nearest first. */
const places = (path: string, name: string) => {
  const folders = path
    .split('/node_modules/')
    .map((_, i, all) => all.slice(0, i + 1).join('/node_modules/'));
  return [...folders.reverse(), ''].map((at) => `${at ? `${at}/` : ''}node_modules/${name}`);
};

describe('the lock file', () => {
  test('lists the binaries of every platform, without which npm ci fails everywhere', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !places(path, name).some((place) => packages[place]),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry, so that any mirror works', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

describe('missing packages', () => {
  const lockFile = (more: object) => JSON.stringify({ packages: { '': {}, ...more } });
  const react = { 'node_modules/react': { version: '19.0.0' } };

  test('are none, when node_modules matches the lock file', () => {
    expect(missingPackages(lockFile(react), lockFile(react))).toEqual([]);
  });

  test('are those that are not installed, and those of another version', () => {
    const other = { 'node_modules/react': { version: '18.0.0' } };
    expect(missingPackages(lockFile(react), lockFile({}))).toEqual(['node_modules/react']);
    expect(missingPackages(lockFile(react), lockFile(other))).toEqual(['node_modules/react']);
  });

  test('are never the binaries of another platform', () => {
    const optional = { 'node_modules/bin-win32': { version: '1.0.0', optional: true } };
    expect(missingPackages(lockFile(optional), lockFile({}))).toEqual([]);
  });
});
