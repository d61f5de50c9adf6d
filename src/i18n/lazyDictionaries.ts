import type { Language } from './languages';

/** How to load the dictionary of every domain and language, apart from the first ones. */
export const lazyLoaders = import.meta.glob<Record<string, string>>(
  ['./{es,en,bn,vi,ar}/*.ts', '!./{es,en,bn,vi}/{app,error,game,home}.ts'],
  { import: 'default' },
);

/** Arabic has dictionaries for the main journeys only. */
export const hasDictionary = (code: Language, domain: string) =>
  `./${code.toLowerCase()}/${domain}.ts` in lazyLoaders;
