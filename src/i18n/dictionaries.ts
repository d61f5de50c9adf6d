import { type Signal, signal } from '@kit/render/signals';
import type { Dictionaries } from './domains';
import game from './es/games/game';
import home from './es/games/home';
import app from './es/site/app';
import error from './es/site/error';
import { baseLanguage, type Language } from './languages';

export type Domain = keyof Dictionaries;
type Dictionary = Record<string, string>;

/** The domains that every page needs. Their Spanish texts are in the entry, those of the other languages in chunks. */
export const firstDomains = ['app', 'error', 'game', 'home'] satisfies Domain[];

/**
 * The first domains of the other languages. The page waits for them before it starts, so they may not
 * be in a chunk that imports the entry, as those of `lazyDictionaries` do.
 */
const firstLoaders = import.meta.glob<Record<string, Dictionary>>('./first.*.ts', {
  import: 'default',
});
/** The languages that have dictionaries. Arabic has those of the main journeys. */
const translated: readonly Language[] = ['ES', 'EN', 'BN', 'VI', 'AR', 'PT-BR'];

/** The language that the texts are in: a language without dictionaries shows the base language. */
export const textLanguage = (code: Language) => (translated.includes(code) ? code : baseLanguage);

/** By language and domain, such as `es/wallet`. Undefined while a dictionary is not loaded. */
const dictionaries = new Map<string, Signal<Dictionary | undefined>>();
const loading = new Map<string, Promise<void>>();
const domainsInUse = new Set<string>(firstDomains);

const nameOf = (code: Language, domain: string) => `${code.toLowerCase()}/${domain}`;

for (const [domain, dictionary] of Object.entries({ app, error, game, home })) {
  dictionaries.set(nameOf('ES', domain), signal<Dictionary | undefined>(dictionary));
}

/** Where the texts of a domain are looked up: the language, then Spanish, then English. */
const fallbacks = (code: Language, domain: string) =>
  [...new Set<Language>([code, baseLanguage, 'EN'])]
    .filter((language) => translated.includes(language))
    .map((language) => ({ code: language, name: nameOf(language, domain) }));

function dictionaryAt(name: string) {
  const dictionary = dictionaries.get(name) ?? signal<Dictionary | undefined>(undefined);
  dictionaries.set(name, dictionary);
  return dictionary;
}

function loadDomain(code: Language, domain: string): Promise<void> {
  domainsInUse.add(domain);
  const name = fallbacks(code, domain)[0]?.name ?? '';
  if (!name || dictionaryAt(name).peek()) return Promise.resolve();
  const running = loading.get(name) ?? loadInto(name, domain);
  loading.set(name, running);
  return running;
}

function loaderOf(name: string, domain: string) {
  const language = name.split('/')[0];
  const load = firstLoaders[`./first.${language}.ts`];
  const isFirst = (firstDomains as string[]).includes(domain);
  return load && isFirst ? async () => (await load())[domain] : undefined;
}

async function loadInto(name: string, domain: string) {
  try {
    const load = loaderOf(name, domain) ?? (await import('./lazyDictionaries')).lazyLoaders[name];
    // A language without a dictionary of this domain shows Spanish texts, so these are loaded instead.
    // A server may name a domain that does not exist in Spanish either.
    if (!load && !name.startsWith('es/')) await loadDomain(baseLanguage, domain);
    dictionaryAt(name).value = (await load?.()) ?? {};
  } finally {
    // After a failure the next call tries again.
    loading.delete(name);
  }
}

export const loadDomains = async (code: Language, domains: readonly string[]) => {
  await Promise.all(domains.map((domain) => loadDomain(code, domain)));
};

/** Loads all domains in use, including those that are requested while it loads. */
export async function loadInUse(code: Language) {
  let count: number;
  do {
    count = domainsInUse.size;
    await loadDomains(code, [...domainsInUse]);
  } while (domainsInUse.size > count);
}

/**
 * Returns a text and the language that it is written in. Subscribes the caller to the dictionaries
 * that it read, and loads the first one that is missing.
 */
export function findText(code: Language, domain: string, key: string) {
  let isLoading = false;
  for (const fallback of fallbacks(code, domain)) {
    const dictionary = dictionaryAt(fallback.name).value;
    const text = dictionary?.[key];
    if (typeof text === 'string') return { text, code: fallback.code };
    if (dictionary || isLoading) continue;
    isLoading = true;
    loadDomain(fallback.code, domain).catch(() => {});
  }
}

if (import.meta.env.DEV) {
  // scripts/build/hotReloadPlugin.ts calls this with an edited dictionary.
  const replaceDictionary = (name: string, dictionary: Dictionary) => {
    dictionaryAt(name).value = dictionary;
  };
  Object.assign(globalThis, { replaceDictionary });
}
