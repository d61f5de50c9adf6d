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

/** What npm says of a registry that has no answer, in one line. */
export function reasonOf(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm error (audit )?/, '').trim());
  const withAddress = lines.find((line) => /https?:\/\//.test(line));
  return `the registry does not answer (${withAddress ?? lines.find(Boolean) ?? 'no output'})`;
}

/** The problems, or why the question has no answer. */
function auditHoles(allowed) {
  const { stdout, stderr } = npm('audit', '--json');
  try {
    const report = JSON.parse(stdout);
    if (report.vulnerabilities) return holeProblems(report, allowed);
    return reasonOf(String(report.message ?? stderr));
  } catch {
    return reasonOf(stderr);
  }
}

/** The problems, or why the question has no answer. */
function auditSignatures() {
  const { stdout, stderr, status } = npm('audit', 'signatures');
  if (/verified registry signature/.test(stdout) && status === 0) return [];
  const invalid = /invalid|missing/i.test(stdout);
  return invalid ? [`${stdout}${stderr}`.trim()] : reasonOf(stderr);
}

const OFFLINE = 'the registry was not asked (--offline)';

function print(title, problems) {
  if (typeof problems === 'string') console.log(`${title}: skipped, ${problems}`);
  else if (problems.length) console.log(`${title}:\n  ${problems.join('\n  ')}`);
  else console.log(`${title}: clean`);
}

if (process.argv[1]?.endsWith('run.mjs')) {
  const allowed = JSON.parse(readFileSync('scripts/auditAllowed.json', 'utf8'));
  const isOffline = process.argv.includes('--offline');
  const results = [
    ['licences of what ships', licenseProblems(shippedPackages(), allowed)],
    ['known holes', isOffline ? OFFLINE : auditHoles(allowed)],
    ['signatures', isOffline ? OFFLINE : auditSignatures()],
  ];
  for (const [title, problems] of results) print(title, problems);
  const isBad = ([, problems]) => Array.isArray(problems) && problems.length > 0;
  if (results.some(isBad)) process.exitCode = 1;
}
