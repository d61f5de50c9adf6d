/** How to load the dictionary of every domain and language, apart from the first ones. */
export const lazyLoaders = import.meta.glob<Record<string, string>>(
  ['./{es,en,bn,vi,ar}/*.ts', '!./*/{app,error,game,home}.ts'],
  { import: 'default' },
);
