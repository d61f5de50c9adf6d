import { type } from 'arktype';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { compileModule } from '../../src/contract/compile';
import { readValue } from '../../src/contract/readValue';
import { compileSchema } from '../../src/contract/schema';
import { eventStream } from '../../src/contract/site/event';

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/*/*.ts', {
  eager: true,
});

describe('the compiled contract', () => {
  test('every module compiles to code without the schema library', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(15);
    for (const exports of Object.values(modules)) {
      expect(compileModule(exports)).not.toMatch(/arktype|require\(/);
    }
  });

  test.each(contractEndpoints)(
    '$name: what is read of any value fits the schema',
    ({ endpoint }) => {
      const schema = compileSchema(endpoint.out as never);
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const { value: read, failure } = readValue(schema, value);
          if (failure === undefined) expect(endpoint.out.allows(read)).toBe(true);
        }),
        { numRuns: 60, seed: 7 },
      );
    },
  );
});

test('the compiled stream reads events as the contract does', () => {
  const code = compileModule({ eventStream }).replace(/^import .*$/m, '');
  const compiled = new Function('readValue', code.replace('export const eventStream =', 'return'));
  const { path, readEvent } = compiled(readValue) as typeof eventStream;
  expect(path).toBe(eventStream.path);
  const events = [
    ['balance', { sumBalance: '12.5', wallets: [{ code: 'CASH' }, {}] }],
    ['balance', {}],
    ['unread', { mail: 2, chat: 'none', more: true }],
    ['winner', null],
    ['constructor', {}],
    ['weather', {}],
  ] as const;
  for (const [name, data] of events)
    expect(readEvent(name, data), name).toEqual(eventStream.readEvent(name, data));
  expect(readEvent('balance', events[0][1])?.value).toEqual({
    sumBalance: 12.5,
    wallets: [{ code: 'CASH', name: '' }],
  });
  expect(readEvent('constructor', {})).toBeUndefined();
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

test('a value that fits the schema is returned as it is, and what is read always fits', () => {
  const schema = compileSchema(shape);
  fc.assert(
    fc.property(nearly, (value) => {
      const { value: read, failure } = readValue(schema, value);
      if (shape.allows(value)) expect(read).toBe(value);
      else if (failure === undefined) expect(shape.allows(read)).toBe(true);
    }),
    { numRuns: 3000, seed: 11 },
  );
});

test('a schema with an unsupported keyword stops the build', () => {
  expect(() => compileSchema(type(['string', 'number']))).toThrow('prefixItems');
});
