import { type Signal, signal } from '@kit/signals';
import app from './es/app';
import error from './es/error';
import game from './es/game';
import home from './es/home';
import { baseLanguage, type Language } from './languages';
import type { Dictionaries } from './nouns';

export type Noun = keyof Dictionaries;
type Book = Record<string, string>;

/** The nouns of the first load: Spanish has them in the entry, every other language in chunks. */
export const firstNouns = ['app', 'error', 'game', 'home'] satisfies Noun[];

/** The first words of the other languages; where all else is, is a list that comes when it is needed. */
const first = import.meta.glob<Book>('./{en,bn,vi}/{app,error,game,home}.ts', {
  import: 'default',
});
const written: readonly Language[] = ['ES', 'EN', 'BN', 'VI'];

const books = new Map<string, Signal<Book | undefined>>();
const loads = new Map<string, Promise<void>>();
const asked = new Set<string>(firstNouns);

const pathOf = (code: Language, noun: string) => `./${code.toLowerCase()}/${noun}.ts`;

for (const [noun, book] of Object.entries({ app, error, game, home })) {
  books.set(pathOf('ES', noun), signal<Book | undefined>(book));
}

/** Where a noun's words are looked for: the language, then Spanish, then English. */
const chain = (code: Language, noun: string) =>
  [...new Set<Language>([code, baseLanguage, 'EN'])]
    .filter((each) => written.includes(each))
    .map((each) => ({ code: each, path: pathOf(each, noun) }));

function bookAt(path: string) {
  const book = books.get(path) ?? signal<Book | undefined>(undefined);
  books.set(path, book);
  return book;
}

function loadNoun(code: Language, noun: string): Promise<void> {
  asked.add(noun);
  const path = chain(code, noun)[0]?.path ?? '';
  if (!path || bookAt(path).peek()) return Promise.resolve();
  const running = loads.get(path) ?? fetchInto(path);
  loads.set(path, running);
  return running;
}

async function fetchInto(path: string) {
  try {
    const fetchBook = first[path] ?? (await import('./shelves')).shelves[path];
    if (fetchBook) bookAt(path).value = await fetchBook();
  } finally {
    // A failed chunk may be asked for again.
    loads.delete(path);
  }
}

export const loadNouns = async (code: Language, nouns: readonly string[]) => {
  await Promise.all(nouns.map((noun) => loadNoun(code, noun)));
};

/** Loads what is in use, and what came into use meanwhile, so that a language arrives whole. */
export async function loadInUse(code: Language) {
  let known: number;
  do {
    known = asked.size;
    await loadNouns(code, [...asked]);
  } while (asked.size > known);
}

/**
 * The text and the language it is written in. Subscribes the caller to the books it looked into and
 * asks for the first one that is not here yet.
 */
export function find(code: Language, noun: string, key: string) {
  let isAsked = false;
  for (const place of chain(code, noun)) {
    const book = bookAt(place.path).value;
    const text = book?.[key];
    if (typeof text === 'string') return { text, code: place.code };
    if (book || isAsked) continue;
    isAsked = true;
    loadNoun(place.code, noun).catch(() => {});
  }
}
