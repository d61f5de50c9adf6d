import { expect, test } from 'vitest';
import { BACKEND_ONLY } from '../../src/contract/backendOnly';
import { isDefinition } from '../../src/contract/endpoint';

const contract = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});
const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/contract/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const fileOf = (path: string) => path.split('/').at(-1)?.replace('.ts', '') ?? '';

/** `file.name` of everything that the app imports from the contract. */
const imported = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '[./]+\/contract\/(\w+)'/g)].flatMap(
      ([, names = '', file]) =>
        names.split(',').map((name) => `${file}.${name.trim().split(' as ')[0]}`),
    ),
  ),
);

test('the list of endpoints without a caller in the app is exact', () => {
  const unused = Object.entries(contract).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) => {
      const id = `${fileOf(path)}.${name}`;
      return isDefinition(value) && !imported.has(id) ? [id] : [];
    }),
  );
  const listed = Object.entries(BACKEND_ONLY).flatMap(([file, names]) =>
    names.map((name) => `${file}.${name}`),
  );
  expect(imported.size).toBeGreaterThan(100);
  expect(unused.sort()).toEqual(listed.sort());
});
