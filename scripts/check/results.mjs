import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped' }} Result */

const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** @returns {Result[]} */
export function vitestResults(file = '.results/vitest.json') {
  return (readReport(file)?.testResults ?? []).flatMap((suite) => {
    const tests = suite.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
    // A file that could not be loaded reports no tests.
    const isBroken = suite.status === 'failed' && !tests.some((test) => test.status === 'failed');
    return isBroken ? [...tests, { title: suite.name, status: 'failed' }] : tests;
  });
}

/**
 * A title ends with the tags of its test: they are the ids that have no place in its name.
 * @returns {Result[]}
 */
export function playwrightResults(file = '.results/playwright.json') {
  const report = readReport(file);
  const inSuite = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...path, spec.title, ...spec.tags].join(' '),
        status: { expected: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...path, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((file) => inSuite(file, []));
}

/** @returns {Result[]} */
export const visualResults = (file = '.results/visual.json') => readReport(file) ?? [];

/** @returns {{ id: string, change: string, outcome: 'killed' | 'survived' | 'excused' | 'broken' }[]} */
export const mutantResults = (file = '.results/mutants.json') => readReport(file) ?? [];

/**
 * @param {Result[]} results
 * @param {Result['status']} status
 */
export const count = (results, status) =>
  results.filter((result) => result.status === status).length;
