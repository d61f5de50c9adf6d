import { expect, test } from 'vitest';
import { lateScreens } from '../../src/app/routes/lateScreens';
import { routes } from '../../src/app/routes/routes';
import { firstDomains } from '../../src/i18n/dictionaries';

const sources = import.meta.glob<string>(
  ['../../src/{screens,widgets}/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.*'],
  { eager: true, query: '?raw', import: 'default' },
);
const domains = Object.keys(import.meta.glob('../../src/i18n/es/*/*.ts')).map((path) =>
  path.replace(/.*\/(\w+)\.ts$/, '$1'),
);
const KEY = new RegExp(`['"\`](${domains.join('|')})\\.(?:\\w|\\$)[\\w$]*`, 'g');

/** Every page has them. */
const ALWAYS: readonly string[] = [...firstDomains, 'title'];

const fileAt = (path: string) =>
  [path, `${path}.tsx`, `${path}.ts`].find((file) => file in sources);

/** The file of a path in an import of `file`. Both begin with `../../src`. */
function importedFile(file: string, path: string) {
  const { pathname } = new URL(path, `file:///${file.slice('../../'.length)}`);
  return fileAt(`../..${pathname}`);
}

/** The file and all that it imports, without what is loaded later. */
function filesOf(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = (sources[file] ?? '').matchAll(/^import (?!type)[^;]*?from '(\.[^']+)'/gms);
  for (const [, path = ''] of imports) {
    const found = importedFile(file, path);
    if (found) filesOf(found, seen);
  }
  return seen;
}

/** The file of a screen, by the source of the function that loads it. */
function screenFile(source: string) {
  const [, late = ''] = /late.*\)\.(\w+)\(\)/s.exec(source) ?? [];
  const load = late ? String(lateScreens[late as keyof typeof lateScreens]) : source;
  return fileAt(`../../src/${/screens\/[\w/]+/.exec(load)?.[0]}`);
}

test('S3.30 a route names the dictionaries of all texts that its screen shows at once', () => {
  const missing = routes.flatMap(({ paths: [path], screen, texts = [] }) => {
    const file = screenFile(String(screen));
    if (!file) return [`${path} has no screen`];
    const named = [...ALWAYS, ...texts];
    return [...filesOf(file)].flatMap((one) =>
      [...(sources[one] ?? '').matchAll(KEY)]
        .filter(([, domain = '']) => !named.includes(domain))
        .map(([key]) => `${path}: ${key.slice(1)} in ${one.slice('../../'.length)}`),
    );
  });
  expect(missing).toEqual([]);
});
