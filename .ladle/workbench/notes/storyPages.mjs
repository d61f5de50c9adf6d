import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { examplesOf } from './examplesOf.mjs';

/** The part of a story's id that Ladle makes of the title of its file. */
const idOfTitle = (title) =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-');

/** The part of a story's id that Ladle makes of its name: LongText is long-text, OTPOpen is otp-open. */
const idOfName = (name) =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters, at) => (at ? '-' : '') + letters.toLowerCase());

/** The components of the design system belong together, and so do the widgets of an area. */
const areaOf = (file) => /^src\/(?:ui|\w+\/\w+)\//.exec(file)?.[0] ?? '';

/** The names that a file of stories exports. */
const namesIn = (text) =>
  [...text.matchAll(/^export (?:const (\w+)|\{([^}]*)\})/gm)].flatMap(([, one, many = '']) =>
    one ? [one] : many.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || []),
  );

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.stories.tsx'));

/** The component that a page is named after comes first. */
const sortByTitle = (components, title) => {
  const own = title.split('/').at(-1);
  return components.sort((a, b) => Number(b === own) - Number(a === own));
};

/**
 * The files of stories as pages, with the components of their own area that they import.
 * @param {import('../componentNotes.mjs').ComponentNotes[]} notes
 * @returns {import('./storyPages.mjs').StoryPage[]}
 */
export function storyPages(notes) {
  return [...filesIn('.ladle/foundations'), ...filesIn('src')].map((file) => {
    const text = readFileSync(file, 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    const id = idOfTitle(title);
    const imported = [...text.matchAll(/from '(\.[\w./]+)'/g)]
      .map(([, path]) => `${posix.join(dirname(file), path)}.tsx`)
      .filter((path) => areaOf(file) && path.startsWith(areaOf(file)));
    const components = notes.filter((note) => imported.includes(note.file)).map(({ name }) => name);
    return {
      id,
      file,
      title,
      components: sortByTitle(components, title),
      examples: examplesOf(file, text, components),
      stories: namesIn(text)
        .map((name) => ({
          id: `${id}--${idOfName(name)}`,
          name,
          hasControls: text.includes(`export const ${name} = withControls(`),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
  });
}
