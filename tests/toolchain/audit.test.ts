import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  installedProblems,
  installScriptProblems,
  lockProblems,
} from '../../scripts/check/auditLock.mjs';
import { shippedPackages } from '../../scripts/check/shippedPackages.mjs';
import {
  licenseProblems,
  reasonOf,
  reportOf,
  vulnerabilityProblems,
} from '../../scripts/commands/audit.mjs';
import { sbomOf } from '../../scripts/commands/sbom.mjs';

const allowed = JSON.parse(readFileSync('scripts/check/auditAllowed.json', 'utf8'));
const appPackage = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('everything that ships has a licence that was reviewed', () => {
  expect(licenseProblems(shippedPackages(), allowed)).toEqual([]);
});

test('a licence that was not reviewed is a problem', () => {
  const copyleft = { name: 'x', version: '1.0.0', license: 'AGPL-3.0', integrity: '' };
  expect(licenseProblems([copyleft], allowed)).toEqual(['x@1.0.0 has the licence AGPL-3.0']);
});

const advisory = { title: 'bad', severity: 'high', url: 'https://github.com/advisories/GHSA-1' };
const report = { vulnerabilities: { x: { name: 'x', via: [advisory, 'y'] } } };

test('a known vulnerability is a problem, until it was reviewed', () => {
  expect(vulnerabilityProblems(report, allowed)).toHaveLength(1);
  const reviewed = { ...allowed, advisories: [{ id: 'GHSA-1', until: '2026-12-31', reason: 'r' }] };
  expect(vulnerabilityProblems(report, reviewed, new Date('2026-11-22'))).toEqual([]);
  expect(vulnerabilityProblems(report, reviewed, new Date('2027-01-01'))).toHaveLength(1);
});

test('a registry without an answer is named in one line', () => {
  const refused = '405 Method Not Allowed - POST https://registry.test/advisories/bulk';
  expect(reasonOf(`npm warn x\nnpm error ${refused}\nnpm error y`)).toBe(
    `the registry does not answer (${refused})`,
  );
  expect(reasonOf('')).toBe('the registry does not answer (no output)');
});

test('every package has an exact version, a hash, the registry as its source, and no unknown script', () => {
  expect(lockProblems(packages)).toEqual([]);
  expect(installScriptProblems(packages, allowed)).toEqual([]);
  expect(installedProblems(shippedPackages())).toEqual([]);
});

test.each(['.npmrc', 'scripts/art/.npmrc'])(
  'npm runs no script of a package when it installs, by %s',
  (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/^ignore-scripts=true$/m);
  },
);

const entry = { version: '1.0.0', integrity: 'sha512-x' };
const app = { dependencies: { a: '1.0.0' } };

test.each([
  ['a range', { '': { dependencies: { a: '^1.0.0' } } }, 'no exact version of a'],
  ['no hash', { '': app, 'node_modules/a': { version: '1.0.0' } }, 'no SHA-512'],
  ['an older hash', { '': app, 'node_modules/a': { ...entry, integrity: 'sha1-x' } }, 'no SHA-512'],
  [
    'a repository',
    { '': app, 'node_modules/a': { ...entry, resolved: 'git+ssh://git@example.com/a.git#1' } },
    'not from the registry',
  ],
  [
    'any address',
    { '': app, 'node_modules/a': { ...entry, resolved: 'https://evil.example/a.tgz' } },
    'not from the registry',
  ],
  ['a folder', { '': app, 'node_modules/a': { link: true, resolved: '../a' } }, 'no version'],
])('a package with %s is a problem', (_, lock, problem) => {
  expect(lockProblems(lock)).toEqual([expect.stringContaining(problem)]);
});

test('a script at the installation is a problem, until it was reviewed', () => {
  const lock = { 'node_modules/a/node_modules/b': { ...entry, hasInstallScript: true } };
  const problems = ['b@1.0.0 runs a script when it is installed'];
  expect(installScriptProblems(lock, allowed)).toEqual(problems);
  const reviewed = { ...allowed, installScripts: [{ name: 'b', reason: 'r' }] };
  expect(installScriptProblems(lock, reviewed)).toEqual([]);
});

test('an installed package with another version or licence is a problem, and so is a missing one', () => {
  const react = shippedPackages().filter(({ name }) => name === 'react');
  expect(installedProblems(react.map((item) => ({ ...item, version: '1.0.0' })))).toHaveLength(1);
  expect(installedProblems(react.map((item) => ({ ...item, license: 'X' })))).toHaveLength(1);
  expect(installedProblems(react.map((item) => ({ ...item, name: 'no-such' })))).toEqual([
    expect.stringContaining('is not installed'),
  ]);
});

test('the report lists what was not checked, and counts problems', () => {
  expect(reportOf([['a', []]])).toMatchObject({ count: 0, isComplete: true });
  const partly = reportOf([
    ['a', []],
    ['b', 'no answer'],
  ]);
  expect(partly).toMatchObject({ count: 0, isComplete: false });
  expect(partly.text).toBe(
    'a: clean\nb: not checked, no answer\nNo problem in what was checked. Not checked: b.',
  );
  expect(reportOf([['a', ['x', 'y']]])).toMatchObject({ count: 2 });
});

test('the bill of materials has every package of the app, with version, licence and hash', () => {
  const { components, ...sbom } = sbomOf(appPackage, shippedPackages());
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(appPackage.dependencies)));
  for (const name of Object.keys(appPackage.devDependencies)) expect(names).not.toContain(name);
  const router = components.find(({ name }) => name === '@tanstack/react-router');
  expect(router).toMatchObject({
    purl: `pkg:npm/%40tanstack/react-router@${appPackage.dependencies['@tanstack/react-router']}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
