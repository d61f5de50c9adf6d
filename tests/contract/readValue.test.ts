import { type } from 'arktype';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readValue } from '../../src/contract/readValue';
import { compileSchema } from '../../src/contract/schema';

const schemaOf = (definition: { toJsonSchema(): unknown }) => compileSchema(definition as never);

const game = type({
  nodeId: 'string',
  'minBet?': 'number',
  'isNew?': 'boolean',
  'note?': 'string',
});
const page = schemaOf(type({ games: game.array(), pageNum: 'number.integer', 'total?': 'number' }));

describe('readValue', () => {
  test('returns the very same value, when everything fits', () => {
    const value = { games: [{ nodeId: 'a', extra: 1 }], pageNum: 1, unknown: {} };
    const reading = readValue(page, value);
    expect(reading.value).toBe(value);
    expect(reading).toMatchObject({ failure: undefined, dropped: [] });
  });

  test('reads numbers sent as text, ids sent as numbers and flags sent as 0 and 1', () => {
    const { value } = readValue(page, {
      games: [{ nodeId: 7, minBet: '0.5', isNew: 1 }],
      pageNum: '2',
    });
    expect(value).toEqual({ games: [{ nodeId: '7', minBet: 0.5, isNew: true }], pageNum: 2 });
  });

  test.each([null, undefined])('reads a list sent as %s as an empty list', (games) => {
    expect(readValue(page, { games, pageNum: 1 }).value).toEqual({ games: [], pageNum: 1 });
  });

  test('drops a bad row and names it, when the other rows fit', () => {
    const { value, dropped } = readValue(page, {
      games: [{ nodeId: 'a' }, { minBet: 1 }, null, { nodeId: 'b' }],
      pageNum: 1,
    });
    expect(value).toEqual({ games: [{ nodeId: 'a' }, { nodeId: 'b' }], pageNum: 1 });
    expect(dropped).toEqual([
      'value.games[1].nodeId is missing',
      'value.games[2] must be object (was null)',
    ]);
  });

  test('drops a bad optional field and keeps the object', () => {
    const { value, dropped } = readValue(page, {
      games: [{ nodeId: 'a', minBet: 'cheap', note: { text: 'x' } }],
      pageNum: 1,
    });
    expect(value).toEqual({ games: [{ nodeId: 'a' }], pageNum: 1 });
    expect(dropped).toHaveLength(2);
  });

  test('reads null as absent for an optional field, and reports nothing', () => {
    const reading = readValue(page, { games: [], pageNum: 1, total: null });
    expect(reading.value).toEqual({ games: [], pageNum: 1 });
    expect(reading.dropped).toEqual([]);
  });

  test('fails with the path of the field, when a required field is missing', () => {
    expect(readValue(page, { games: [] })).toMatchObject({
      value: undefined,
      failure: 'value.pageNum is missing',
    });
  });

  test('keeps null where the contract allows null', () => {
    const schema = schemaOf(type({ 'email?': 'string | null' }));
    expect(readValue(schema, { email: null }).value).toEqual({ email: null });
  });

  test('prefers the alternative that takes the value unchanged', () => {
    const schema = schemaOf(type({ id: 'string | number' }));
    expect(readValue(schema, { id: 5 }).value).toEqual({ id: 5 });
    expect(readValue(schema, { id: '5' }).value).toEqual({ id: '5' });
  });

  describe('a field with a default', () => {
    const row = schemaOf(
      type({ id: 'string', fee: 'number = 0', tags: type('string[]').default(() => []) }),
    );

    test.each([
      ['is absent', { id: 'a' }],
      ['is null', { id: 'a', fee: null, tags: null }],
      ['does not fit', { id: 'a', fee: 'much', tags: 7 }],
    ])('has it, when it %s', (_condition, given) => {
      expect(readValue(row, given).value).toEqual({ id: 'a', fee: 0, tags: [] });
    });

    test('keeps what was sent, and copies nothing', () => {
      const given = { id: 'a', fee: 2, tags: ['x'] };
      expect(readValue(row, given).value).toBe(given);
    });

    test('is reported, when it does not fit', () => {
      expect(readValue(row, { id: 'a', fee: 'much' }).dropped).toEqual([
        'value.fee must be number (was string)',
      ]);
    });
  });

  test('does not follow names of the object prototype', () => {
    const schema = schemaOf(type({ flags: { '[string]': 'boolean' } }));
    const given = JSON.parse('{"flags":{"__proto__":true,"constructor":"x","chat":true}}');
    expect(readValue(schema, given).value).toEqual({ flags: { chat: true } });
  });

  test('never throws and what it returns fits the schema, for any JSON value', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({
        games: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        pageNum: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        total: fc.jsonValue(),
      }),
    );
    const definition = type({ games: game.array(), pageNum: 'number.integer', 'total?': 'number' });
    fc.assert(
      fc.property(anything, (value) => {
        const { value: read, failure } = readValue(page, value);
        if (failure === undefined) expect(definition.allows(read)).toBe(true);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});

test('a keyword that the reader does not support is an error, wherever it is', () => {
  const wrong = { type: 'string', contentEncoding: 'base64' };
  for (const schema of [
    wrong,
    { type: 'array', items: wrong },
    { type: 'object', properties: { name: wrong } },
    { type: 'object', additionalProperties: wrong },
    { anyOf: [wrong] },
  ])
    expect(() => compileSchema({ toJsonSchema: () => schema })).toThrow('contentEncoding');
});
