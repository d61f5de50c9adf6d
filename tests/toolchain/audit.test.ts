import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holeProblems, licenseProblems, reasonOf } from '../../scripts/audit.mjs';
import { sbomOf } from '../../scripts/sbom.mjs';
import { shippedPackages } from '../../scripts/shippedPackages.mjs';

const allowed = JSON.parse(readFileSync('scripts/auditAllowed.json', 'utf8'));
const own = JSON.parse(readFileSync('package.json', 'utf8'));

test('everything that ships has a licence that was reviewed', () => {
  expect(licenseProblems(shippedPackages(), allowed)).toEqual([]);
});

test('a licence that was not reviewed is a problem', () => {
  const copyleft = { name: 'x', version: '1.0.0', license: 'AGPL-3.0', integrity: '' };
  expect(licenseProblems([copyleft], allowed)).toEqual(['x@1.0.0 has the licence AGPL-3.0']);
});

const hole = { title: 'bad', severity: 'high', url: 'https://github.com/advisories/GHSA-1' };
const report = { vulnerabilities: { x: { name: 'x', via: [hole, 'y'] } } };

test('a known hole is a problem, until it was reviewed', () => {
  expect(holeProblems(report, allowed)).toHaveLength(1);
  const reviewed = { ...allowed, holes: [{ id: 'GHSA-1', until: '2026-12-31', reason: 'r' }] };
  expect(holeProblems(report, reviewed, new Date('2026-11-22'))).toEqual([]);
  expect(holeProblems(report, reviewed, new Date('2027-01-01'))).toHaveLength(1);
});

test('a registry without an answer is named in one line', () => {
  const refused = '405 Method Not Allowed - POST https://registry.test/advisories/bulk';
  expect(reasonOf(`npm warn x\nnpm error ${refused}\nnpm error y`)).toBe(
    `the registry does not answer (${refused})`,
  );
  expect(reasonOf('')).toBe('the registry does not answer (no output)');
});

test('the bill of materials has every package of the app, with version, licence and hash', () => {
  const { components, ...sbom } = sbomOf(own, shippedPackages());
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(own.dependencies)));
  for (const name of Object.keys(own.devDependencies)) expect(names).not.toContain(name);
  const router = components.find(({ name }) => name === '@tanstack/react-router');
  expect(router).toMatchObject({
    purl: `pkg:npm/%40tanstack/react-router@${own.dependencies['@tanstack/react-router']}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
