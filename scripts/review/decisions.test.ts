import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyDecisions, readDecisions } from './decisions.mjs';

/** As much of a WebP file as tells it from others. */
const webp = (text: string) => Buffer.from(`RIFF....WEBP${text}`).toString('base64');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feria-decisions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const pictureOf = (story: string) => join(root, `tests/visual/images/${story}.webp`);
const accepted = { decision: 'accepted', date: '2026-11-27T12:00:00.000Z' } as const;

test('an accepted story gets its picture, and the decision says who, when, what and why', () => {
  const decision = { story: 'ui--badge--states', ...accepted, note: 'rounder', commit: 'abc1234' };
  applyDecisions([{ ...decision, digest: 'd1', picture: webp('new') }], { root, by: 'Lucía' });
  expect(readFileSync(pictureOf('ui--badge--states'), 'base64')).toBe(webp('new'));
  expect(readDecisions(root)).toEqual([{ ...decision, digest: 'd1', by: 'Lucía' }]);
});

test('a rejected story keeps its picture', () => {
  const story = 'ui--badge--states';
  applyDecisions([{ story, ...accepted, picture: webp('old') }], { root });
  applyDecisions([{ story, decision: 'rejected', picture: webp('new') }], { root });
  expect(readFileSync(pictureOf(story), 'base64')).toBe(webp('old'));
  expect(readDecisions(root)).toMatchObject([{ story, decision: 'rejected' }]);
});

test('accepting that a story is gone deletes its picture', () => {
  const story = 'ui--old--states';
  applyDecisions([{ story, ...accepted, picture: webp('old') }], { root });
  applyDecisions([{ story, ...accepted, isGone: true }], { root });
  expect(existsSync(pictureOf(story))).toBe(false);
});

test('the decisions are sorted by story, with the last one of each', () => {
  const decide = (story: string, note: string) =>
    applyDecisions([{ story, ...accepted, note }], { root });
  decide('ui--b--x', 'first');
  decide('ui--a--x', '');
  decide('ui--b--x', 'second');
  expect(readDecisions(root).map(({ story, note }) => [story, note])).toEqual([
    ['ui--a--x', ''],
    ['ui--b--x', 'second'],
  ]);
});

test.each([
  ['a path in place of a story', { story: '../../package', ...accepted }, /is no id of a story/],
  ['an unknown decision', { story: 'ui--a--x', decision: 'perhaps' }, /accepted or rejected/],
  ['a file that is no picture', { story: 'ui--a--x', ...accepted, picture: 'aGk=' }, /not WebP/],
])('%s writes nothing, not even the decisions before it', (_, wrong, message) => {
  const right = { story: 'ui--b--x', ...accepted };
  expect(() => applyDecisions([right, wrong as typeof right], { root })).toThrow(message);
  expect(readDecisions(root)).toEqual([]);
});
