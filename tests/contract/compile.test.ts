import { type } from 'arktype';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileModule, compileSchema } from '../../src/contract/compile';
import { isDefinition } from '../../src/contract/endpoint';
import { problem } from '../../src/contract/schema';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/contract/*.ts', '!**/{endpoint,schema,compile}.ts'],
  { eager: true },
);
const endpoints = Object.entries(modules).flatMap(([, exports]) =>
  Object.entries(exports).flatMap(([name, one]) =>
    isDefinition(one) ? [{ name, endpoint: one }] : [],
  ),
);

describe('the compiled contract', () => {
  test('every module compiles to code without the schema library', () => {
    expect(endpoints.length).toBeGreaterThan(15);
    for (const exports of Object.values(modules)) {
      expect(compileModule(exports)).not.toMatch(/arktype|require\(/);
    }
  });

  test.each(endpoints)(
    '$name: what the compiled check lets through, the schema lets through',
    ({ endpoint }) => {
      const schema = compileSchema(endpoint.out as never);
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          if (problem(schema, value) === undefined) expect(endpoint.problem(value)).toBeUndefined();
        }),
        { numRuns: 60, seed: 7 },
      );
    },
  );
});

const shape = type({
  id: 'string | number',
  name: '1 <= string <= 5',
  'kind?': "'a' | 'b'",
  count: 'number.integer >= 0',
  'tags?': 'string[]',
  'more?': { '[string]': 'boolean' },
  'nothing?': 'string | null',
});

/** Values that are nearly right, which plain chance rarely finds. */
const nearly = fc.record(
  {
    id: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    name: fc.string({ maxLength: 7 }),
    kind: fc.constantFrom('a', 'b', 'c'),
    count: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double()),
    tags: fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
    more: fc.dictionary(fc.string(), fc.oneof(fc.boolean(), fc.string()), { maxKeys: 3 }),
    nothing: fc.constantFrom(null, 'x', 3),
  },
  { requiredKeys: ['id', 'name', 'count'] },
);

test('the checker and the schema agree on values at the edge', () => {
  const schema = compileSchema(shape);
  fc.assert(
    fc.property(nearly, (value) => {
      expect(problem(schema, value) === undefined).toBe(shape.allows(value));
    }),
    { numRuns: 3000, seed: 11 },
  );
});

test('what is wrong is named by its place', () => {
  const schema = compileSchema(type({ games: type({ id: 'number' }).array() }));
  expect(problem(schema, { games: [{ id: 1 }, { id: 'x' }] })).toBe(
    'value.games[1].id must be number (was string)',
  );
  expect(problem(schema, {})).toBe('value.games is missing');
});

test('a schema that the checker cannot follow stops the build', () => {
  expect(() => compileSchema(type(['string', 'number']))).toThrow('prefixItems');
});
