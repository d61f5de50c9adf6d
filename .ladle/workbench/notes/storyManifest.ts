import { readFileSync, writeFileSync } from 'node:fs';
import { componentFiles, notesOf } from '../componentNotes.mjs';
import { changesOf, readChanges } from './changesOf.mjs';
import { commonProps } from './commonProps';
import { screenUses } from './screenUses.mjs';
import { storyPages } from './storyPages.mjs';
import { usageOf } from './usageOf';

/** What Ladle writes about the stories. */
interface LadleMeta {
  stories: Record<string, { namedExport: string; filePath: string }>;
}

/** The beginning of the ids of the stories of one file: `ui--badge` of `ui--badge--states`. */
const pageOf = (id: string) => id.split('--').slice(0, -1).join('--');

/** Every component with its props and uses, and every story with its state, for readers that are programs. */
export function createStoryManifest({ stories }: LadleMeta) {
  const notes = componentFiles().flatMap(notesOf);
  const allPages = storyPages(notes);
  const pages = new Map(allPages.map(({ id, components }) => [id, components]));
  const screens = Object.entries(screenUses(allPages, notes));
  const changes = readChanges();
  const list = Object.entries(stories).map(([id, { namedExport, filePath }]) => ({
    id,
    state: namedExport,
    file: filePath,
    components: pages.get(pageOf(id)) ?? [],
    /** Below the address of the workbench. */
    address: `?story=${id}&mode=preview`,
  }));
  return {
    components: notes.map(({ name, file, comment, props }) => ({
      name,
      file,
      about: comment,
      uses: usageOf(name, comment) ?? null,
      props: props.map((prop) => ({
        ...prop,
        comment: prop.comment || (commonProps[prop.name] ?? ''),
      })),
      stories: list.filter(({ components }) => components.includes(name)).map(({ id }) => id),
      /** The pages of the screens that show it. */
      screens: screens.filter(([, names]) => names.includes(name)).map(([id]) => id),
      changes: changesOf(file, changes),
    })),
    stories: list,
  };
}

/** Writes `stories.json` into the folder of a built workbench. */
export function writeStoryManifest(folder: string) {
  const meta = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')) as LadleMeta;
  writeFileSync(`${folder}/stories.json`, JSON.stringify(createStoryManifest(meta)));
}
