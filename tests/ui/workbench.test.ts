import { expect, test } from 'vitest';
import { componentFiles, notesOf } from '../../.ladle/workbench/componentNotes.mjs';
import { longerText } from '../../.ladle/workbench/language/longerText';
import { examplesOf } from '../../.ladle/workbench/notes/examplesOf.mjs';
import { storyPages } from '../../.ladle/workbench/notes/storyPages.mjs';
import { usageOf } from '../../.ladle/workbench/notes/usageOf';
import { readSettings, settingNames, withSettings } from '../../.ladle/workbench/settings';
import { nameInWords } from '../../.ladle/workbench/shell/names';
import { searchStories } from '../../.ladle/workbench/shell/searchStories';

test('the settings of the workbench are in its address, apart from the defaults', () => {
  const settings = { ...readSettings(''), frameWidth: '320', text: '200' } as const;
  const search = withSettings('?story=ui--button--states&language=EN', settings);
  expect(search).toBe('?story=ui--button--states&frameWidth=320&text=200');
  expect(readSettings(search)).toEqual(settings);
});

test('no setting has the name of a parameter of Ladle, which would read it too', () => {
  const ladles = ['control', 'mode', 'rtl', 'source', 'story', 'theme', 'width'];
  expect(settingNames.filter((name) => ladles.includes(name))).toEqual([]);
});

test('an unknown setting is the default', () => {
  expect(readSettings('?language=KLINGON&frameWidth=-1')).toEqual(readSettings(''));
});

test.each(['OK', 'Depositar', 'Tu saldo y tus favoritos quedan guardados.'])(
  'the longer language makes "%s" about 40 %% longer, and keeps it readable',
  (text) => {
    const longer = longerText(text);
    expect(longer.startsWith(`${text} `)).toBe(true);
    expect(longer.length).toBeGreaterThanOrEqual(text.length * 1.4);
    expect(longer.length).toBeLessThan(text.length * 1.4 + 3);
    // A text can have one [link], whose brackets have a meaning.
    expect(longer.slice(text.length)).not.toMatch(/[[\]{}]/);
  },
);

test('the longer language keeps an empty text empty', () => {
  expect(longerText('')).toBe('');
});

const notes = componentFiles().flatMap(notesOf);
const pages = storyPages(notes);
const textOf = (name: string) => {
  const comment = notes.find((note) => note.name === name)?.comment ?? '';
  return `${comment} ${usageOf(name, comment)?.for ?? ''}`;
};
const firstFound = (search: string) => searchStories(search, pages, textOf).found[0]?.id;

test.each([
  ['game card', 'widgets--games--card'],
  ['deposit failed', 'screens--deposit--failed'],
  ['deposit error', 'screens--deposit--failed'],
  ['vip room loading', 'screens--viproom--loading'],
  ['color', 'foundations--colours--roles'],
  ['iconbutton', 'ui--iconbutton--states'],
  ['modal', 'ui--dialog--'],
  ['dropdown', 'ui--select--'],
])('the search of the workbench finds "%s"', (search, id) => {
  expect(firstFound(search)).toMatch(new RegExp(`^${id}`));
});

test('a search shows the nearest stories when none has all of its words', () => {
  const { found, hasAllWords } = searchStories('vip empty', pages, textOf);
  expect(hasAllWords).toBe(false);
  expect(found[0]?.id).toMatch(/^screens--viproom/);
});

test.each([
  ['IconButton', 'Icon button'],
  ['VipRoom', 'VIP room'],
  ['UI', 'UI'],
  ['LongText', 'Long text'],
])('the workbench names %s "%s"', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});

test('the page of a component has that component first', () => {
  const named = pages.filter(({ title, components }) =>
    components.includes(title.split('/').at(-1) ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const { title, components } of named)
    expect(title).toMatch(new RegExp(`/${components[0]}$`));
});

test('an example is the element alone, with its texts in place of those of the story', () => {
  const story = `<Button key={at} kind="line" label={sample('Correo')}>\n      {sample('Ver')}\n    </Button>`;
  expect(examplesOf('a.tsx', `const A = () => (\n    ${story}\n);`, ['Button'])).toEqual({
    Button: ['<Button kind="line" label="Correo">\n  Ver\n</Button>'],
  });
});
