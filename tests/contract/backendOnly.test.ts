import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { BACKEND_ONLY } from '../../src/contract/backendOnly';

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/contract/**', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** `file.name` of everything that the app imports from the contract. */
const imported = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '[./]+\/contract\/\w+\/(\w+)'/g)].flatMap(
      ([, names = '', file]) =>
        names.split(',').map((name) => `${file}.${name.trim().split(' as ')[0]}`),
    ),
  ),
);

test('the list of endpoints without a caller in the app is exact', () => {
  const unused = contractEndpoints
    .map(({ domain, name }) => `${domain}.${name}`)
    .filter((id) => !imported.has(id));
  const listed = Object.entries(BACKEND_ONLY).flatMap(([file, names]) =>
    names.map((name) => `${file}.${name}`),
  );
  expect(imported.size).toBeGreaterThan(100);
  expect(unused.sort()).toEqual(listed.sort());
});
