/** Where the words of every noun and language are, apart from the first ones. */
export const shelves = import.meta.glob<Record<string, string>>(
  ['./{es,en,bn,vi}/*.ts', '!./*/{app,error,game,home}.ts'],
  { import: 'default' },
);
