import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { installedProblems, installScriptProblems, lockProblems } from '../check/auditLock.mjs';
import { shippedPackages } from '../check/shippedPackages.mjs';
import { parseOptions } from '../lib/parseOptions.mjs';

/**
 * What was reviewed: licences that may ship, scripts that may run at the installation, and known vulnerabilities
 * that do not concern the app. Each vulnerability is accepted until a date, with the reason.
 * @typedef {{ id: string, until: string, reason: string }} AllowedAdvisory
 * @typedef {{ name: string, reason: string }} AllowedScript
 * @typedef {{ licenses: string[], installScripts: AllowedScript[], advisories: AllowedAdvisory[] }} Allowed
 */

/**
 * @param {import('../check/shippedPackages.mjs').Package[]} packages
 * @param {Allowed} allowed
 */
export const licenseProblems = (packages, { licenses }) =>
  packages
    .filter(({ license }) => !licenses.includes(license))
    .map(({ name, version, license }) => `${name}@${version} has the licence ${license}`);

/**
 * The known vulnerabilities in a report of `npm audit --json`.
 * @param {{ vulnerabilities?: Record<string, any> }} report
 * @param {Allowed} allowed
 */
export function vulnerabilityProblems(
  { vulnerabilities = {} },
  { advisories },
  today = new Date(),
) {
  const isAllowed = ({ url }) =>
    advisories.some(({ id, until }) => String(url).endsWith(id) && new Date(until) > today);
  return Object.values(vulnerabilities).flatMap(({ name, via = [] }) =>
    via
      .filter((advisory) => typeof advisory === 'object' && !isAllowed(advisory))
      .map(({ severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
  );
}

function npm(...args) {
  // `npm run --silent` would make this npm silent too, and its reason would be lost.
  const options = ['--fetch-retries=0', '--loglevel=error'];
  const { stdout, stderr, status } = spawnSync('npm', [...args, ...options], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  return { stdout, stderr, status };
}

/** The error of npm about a registry that does not answer, in one line. */
export function reasonOf(text) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^npm error (audit |network )?/, '').trim());
  const withAddress = lines.find((line) => /https?:\/\//.test(line));
  return `the registry does not answer (${withAddress ?? lines.find(Boolean) ?? 'no output'})`;
}

/** The problems, or why the registry could not answer. */
function auditVulnerabilities(allowed) {
  const { stdout, stderr } = npm('audit', '--json');
  try {
    const report = JSON.parse(stdout);
    if (report.vulnerabilities) return vulnerabilityProblems(report, allowed);
    return reasonOf(String(report.message ?? stderr));
  } catch {
    return reasonOf(stderr);
  }
}

/** The problems, or why the registry could not answer. */
function auditSignatures() {
  const { stdout, stderr, status } = npm('audit', 'signatures');
  if (/verified registry signature/.test(stdout) && status === 0) return [];
  const invalid = /invalid|missing/i.test(stdout);
  return invalid ? [`${stdout}${stderr}`.trim()] : reasonOf(stderr);
}

const OFFLINE = 'the registry was not asked (--offline)';

/**
 * What to print of the checks, each with its problems or with the reason why it has no answer.
 * @param {[string, string[] | string][]} results
 */
export function reportOf(results) {
  const lines = results.map(([title, problems]) => {
    if (typeof problems === 'string') return `${title}: not checked, ${problems}`;
    return problems.length ? `${title}:\n  ${problems.join('\n  ')}` : `${title}: clean`;
  });
  const skipped = results.filter(([, problems]) => typeof problems === 'string');
  const count = results.flatMap(([, problems]) => (Array.isArray(problems) ? problems : [])).length;
  const summary = count
    ? `${count} ${count === 1 ? 'problem' : 'problems'}.`
    : `No problem in ${skipped.length ? 'what was checked' : 'any check'}.`;
  const notChecked = skipped.length
    ? ` Not checked: ${skipped.map(([title]) => title).join(', ')}.`
    : '';
  return { text: [...lines, summary + notChecked].join('\n'), count, isComplete: !skipped.length };
}

// Tests import the functions above, and must not run the audit.
if (process.argv[1]?.endsWith('run.mjs')) {
  const allowed = JSON.parse(readFileSync('scripts/check/auditAllowed.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = shippedPackages();
  const { values } = parseOptions({ offline: { type: 'boolean' }, complete: { type: 'boolean' } });
  const isOffline = values.offline;
  // Without the app itself.
  const packageCount = Object.keys(packages).length - 1;
  const { text, count, isComplete } = reportOf([
    [`licences of the ${shipped.length} packages that ship`, licenseProblems(shipped, allowed)],
    ['installed as the lock file says', installedProblems(shipped)],
    [`versions, hashes and source of all ${packageCount} packages`, lockProblems(packages)],
    ['scripts at the installation', installScriptProblems(packages, allowed)],
    ['known vulnerabilities', isOffline ? OFFLINE : auditVulnerabilities(allowed)],
    ['signatures of the registry', isOffline ? OFFLINE : auditSignatures()],
  ]);
  console.log(text);
  const mustBeComplete = values.complete;
  if (count || (mustBeComplete && !isComplete)) process.exitCode = 1;
}
