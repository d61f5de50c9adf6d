const loaders = import.meta.glob<Record<string, string>>(
  ['./{es,en,bn,vi,ar,pt-br}/*/*.ts', '!./*/*/{app,error,game,home}.ts'],
  { import: 'default' },
);

/** How to load the dictionary of every language and domain, such as `es/wallet`, apart from the first ones. */
export const lazyLoaders = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => {
    const [, language, , file = ''] = path.split('/');
    return [`${language}/${file.replace('.ts', '')}`, load];
  }),
);
