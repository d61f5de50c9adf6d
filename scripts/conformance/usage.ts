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

function readImports(folder: string) {
  const pattern = importsOf(folder);
  return files.map((file) => ({
    file,
    imports: [...file.text.matchAll(pattern)].map(([, names = '', from]) => ({
      from,
      names: names.split(',').map((one) => one.trim().split(' as ')[0]),
    })),
  }));
}

/** A report asks for many endpoints, and all sources are searched once for each folder. */
const known = new Map<string, ReturnType<typeof readImports>>();

/** The files that import `name` from `src/<folder>/<area>/<file>`. */
function importersOf(folder: string, file: string, name?: string) {
  const all = known.get(folder) ?? readImports(folder);
  known.set(folder, all);
  return all
    .filter(({ imports }) =>
      imports.some(({ from, names }) => from === file && (!name || names.includes(name))),
    )
    .map((one) => one.file);
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
