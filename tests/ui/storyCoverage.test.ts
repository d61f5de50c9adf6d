import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { componentFiles, notesOf } from '../../.ladle/workbench/componentNotes.mjs';
import { uses } from '../../.ladle/workbench/componentUses';
import { routes } from '../../src/app/routes/routes';
import { agentPaths } from '../../src/widgets/navigation/agentPaths';
import { categoryPaths, paths } from '../../src/widgets/navigation/paths';
import { safePlayPaths } from '../../src/widgets/navigation/safePlayPaths';

const stories = readdirSync('src', { recursive: true })
  .map((path) => `src/${path}`.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const allText = stories.map(({ text }) => text).join('\n');

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.tsx', '') ?? '';
/** A story imports its component, or draws it as an element. */
const hasStory = (name: string) =>
  new RegExp(`import .*/${name}'|[ {]${name}[ ,}].* from '|<${name}\\b`).test(allText);

describe('every component has a story', () => {
  test.each(componentFiles().map((file) => [nameOf(file), file]))('%s', (_, file) => {
    const missing = notesOf(file)
      .map(({ name }) => name)
      .filter((name) => !hasStory(name));
    expect(missing, `no story draws them: add one beside ${file}`).toEqual([]);
  });
});

const used = new Set(
  [...allText.matchAll(/\b((?:paths|agentPaths|safePlayPaths|categoryPaths)\.\w+)/g)].map(
    ([name]) => name,
  ),
);
const named = { paths, agentPaths, safePlayPaths, categoryPaths };
const nameOfPath = new Map(
  Object.entries(named).flatMap(([object, all]) =>
    Object.entries(all).map(([key, path]) => [path as string, `${object}.${key}`]),
  ),
);

describe('every screen has a story', () => {
  test.each(routes.map(({ paths: all }) => [all[0], all] as const))('%s', (_, all) => {
    const names = all.flatMap((path) => nameOfPath.get(path) ?? []);
    expect(
      names.filter((name) => used.has(name)),
      'no story shows it',
    ).not.toEqual([]);
  });

  test.each([...Object.values(agentPaths), ...Object.values(safePlayPaths)])('%s', (path) => {
    expect(used).toContain(nameOfPath.get(path) ?? path);
  });
});

test('every component of the design system says what it is for, and every widget has a comment', () => {
  const notes = componentFiles().flatMap(notesOf);
  const withoutUse = notes.filter(({ file, name }) => file.startsWith('src/ui/') && !uses[name]);
  const withoutComment = notes.filter(
    ({ file, comment }) => file.startsWith('src/widgets/') && !comment,
  );
  expect([...withoutUse, ...withoutComment].map(({ name }) => name)).toEqual([]);
  const known = notes.map(({ name }) => name);
  expect(Object.keys(uses).filter((name) => !known.includes(name))).toEqual([]);
});
