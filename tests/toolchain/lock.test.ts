import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingPackages } from '../../scripts/install.mjs';

interface Locked {
  version: string;
  optional?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = readFileSync('package-lock.json', 'utf8');
const packages = JSON.parse(lock).packages as Record<string, Locked>;

/** Every folder in which a package at `path` would look for another, nearest first. */
const places = (path: string, name: string) => {
  const folders = path
    .split('/node_modules/')
    .map((_, i, all) => all.slice(0, i + 1).join('/node_modules/'));
  return [...folders.reverse(), ''].map((at) => `${at ? `${at}/` : ''}node_modules/${name}`);
};

describe('the lock file', () => {
  test('knows the binaries of every platform, or npm ci fails on all of them', () => {
    const lost = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !places(path, name).some((place) => packages[place]),
      ),
    );
    expect(lost).toEqual([]);
  });

  test('names no registry, so that any mirror will do', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

describe('what is missing', () => {
  const wanted = (more: object) => JSON.stringify({ packages: { '': {}, ...more } });
  const react = { 'node_modules/react': { version: '19.0.0' } };

  test('nothing, when node_modules is what the lock file says', () => {
    expect(missingPackages(wanted(react), wanted(react))).toEqual([]);
  });

  test('a package not there and a package of another version', () => {
    const other = { 'node_modules/react': { version: '18.0.0' } };
    expect(missingPackages(wanted(react), wanted({}))).toEqual(['node_modules/react']);
    expect(missingPackages(wanted(react), wanted(other))).toEqual(['node_modules/react']);
  });

  test('never the binaries of another platform', () => {
    const optional = { 'node_modules/bin-win32': { version: '1.0.0', optional: true } };
    expect(missingPackages(wanted(optional), wanted({}))).toEqual([]);
  });
});
