import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { shippedPackages } from './shippedPackages.mjs';

/**
 * What was reviewed: licences that may ship, and known holes that do not concern the app. A hole is
 * accepted until a date, with the reason.
 * @typedef {{ id: string, until: string, reason: string }} AllowedHole
 * @typedef {{ licenses: string[], holes: AllowedHole[] }} Allowed
 */

/**
 * @param {import('./shippedPackages.mjs').Package[]} packages
 * @param {Allowed} allowed
 */
export const licenseProblems = (packages, { licenses }) =>
  packages
    .filter(({ license }) => !licenses.includes(license))
    .map(({ name, version, license }) => `${name}@${version} has the licence ${license}`);

/**
 * The known holes in a report of `npm audit --json`.
 * @param {{ vulnerabilities?: Record<string, any> }} report
 * @param {Allowed} allowed
 */
export function holeProblems({ vulnerabilities = {} }, { holes }, today = new Date()) {
  const isAllowed = ({ url }) =>
    holes.some(({ id, until }) => String(url).endsWith(id) && new Date(until) > today);
  return Object.values(vulnerabilities).flatMap(({ name, via = [] }) =>
    via
      .filter((hole) => typeof hole === 'object' && !isAllowed(hole))
      .map(({ severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
  );
}

function npm(...args) {
  const { stdout, stderr, status } = spawnSync('npm', [...args, '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  return { stdout, stderr, status };
}

/** Undefined when the registry does not answer. */
function auditHoles(allowed) {
  const { stdout } = npm('audit', '--json');
  try {
    const report = JSON.parse(stdout);
    return report.vulnerabilities && holeProblems(report, allowed);
  } catch {
    return undefined;
  }
}

/** Undefined when the registry does not answer. */
function auditSignatures() {
  const { stdout, stderr, status } = npm('audit', 'signatures');
  if (/verified registry signature/.test(stdout) && status === 0) return [];
  const invalid = /invalid|missing/i.test(stdout);
  return invalid ? [`${stdout}${stderr}`.trim()] : undefined;
}

function print(title, problems) {
  if (!problems) console.log(`${title}: skipped, the registry does not answer`);
  else if (problems.length) console.log(`${title}:\n  ${problems.join('\n  ')}`);
  else console.log(`${title}: clean`);
}

if (process.argv[1]?.endsWith('run.mjs')) {
  const allowed = JSON.parse(readFileSync('scripts/auditAllowed.json', 'utf8'));
  const isOffline = process.argv.includes('--offline');
  const results = [
    ['licences of what ships', licenseProblems(shippedPackages(), allowed)],
    ['known holes', isOffline ? undefined : auditHoles(allowed)],
    ['signatures', isOffline ? undefined : auditSignatures()],
  ];
  for (const [title, problems] of results) print(title, problems);
  if (results.some(([, problems]) => problems?.length)) process.exitCode = 1;
}
