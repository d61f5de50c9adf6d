const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/contract/**', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

const files = Object.entries(sources).map(([path, text]) => ({
  path: path.replace('../../src/', ''),
  text,
}));

const importsOf = (folder: string) =>
  new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./]+/${folder}/\\w+/(\\w+)'`, 'g');

/** The files that import `name` from `src/<folder>/<area>/<file>`. */
function importersOf(folder: string, file: string, name?: string) {
  return files.filter(({ text }) =>
    [...text.matchAll(importsOf(folder))].some(
      ([, names = '', from]) =>
        from === file &&
        (!name || names.split(',').some((one) => one.trim().split(' as ')[0] === name)),
    ),
  );
}

const isStore = ({ path }: { path: string }) => path.startsWith('stores/');
const storeName = ({ path }: { path: string }) => path.split('/').at(-1)?.replace('.ts', '') ?? '';

/** Where the app uses an endpoint: its stores, and the folders that import these. */
export function usageOf(domain: string, name: string): string {
  const stores = importersOf('contract', domain, name).filter(isStore).map(storeName);
  const places = stores
    .flatMap((store) => importersOf('stores', store))
    .filter((file) => !isStore(file))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, 3)
        .join('/')
        .replace(/\.tsx?$/, ''),
    );
  const shown = [...new Set(places)].sort();
  return [
    `stores/${stores.join(', ')}`,
    ...(shown.length > 5 ? [...shown.slice(0, 5), `and ${shown.length - 5} more`] : shown),
  ].join('; ');
}
