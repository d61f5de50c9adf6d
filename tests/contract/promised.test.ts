import { describe, expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import type { ApiError } from '../../src/api/ApiError';
import { readReply } from '../../src/api/reply';
import type { Definition } from '../../src/contract/endpoint';
import { compileSchema, type Schema } from '../../src/contract/schema';
import { accountCalls } from '../literal/accounts.mjs';
import { agentCalls } from '../literal/agent.mjs';
import { gameCalls } from '../literal/games.mjs';
import { lotteryCalls } from '../literal/lottery.mjs';
import { moneyCalls } from '../literal/money.mjs';
import { platformCalls } from '../literal/platform.mjs';
import { promised } from './promised';

const endpoints = new Map(
  contractEndpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

type Change = (value: unknown, schema: Schema) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative of a schema that an array or an object is read by. */
const shapeOf = (schema: Schema, value: unknown): Schema =>
  schema.anyOf?.find(({ type }) => type === (Array.isArray(value) ? 'array' : 'object')) ?? schema;

/** Changes every object of a value, with the schema that it is read by. */
function mapObjects(value: unknown, fullSchema: Schema, change: Change): unknown {
  const schema = shapeOf(fullSchema, value);
  if (Array.isArray(value)) return value.map((row) => mapObjects(row, schema.items ?? {}, change));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    mapObjects(part, schema.properties?.[name] ?? {}, change),
  ]);
  return change(Object.fromEntries(parts), schema);
}

const asText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asText);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
};

/** How other backends write the same value. */
const variants: Record<string, (value: unknown, schema: Schema) => unknown> = {
  'with the promised fields only': (value) => value,
  'with null for every other field of the contract': (value, schema) =>
    value === undefined
      ? null
      : mapObjects(value, schema, (fields, { properties = {} }) => ({
          ...Object.fromEntries(Object.keys(properties).map((name) => [name, null])),
          ...(fields as object),
        })),
  'with numbers as text': asText,
  'with fields that nobody knows': (value, schema) =>
    mapObjects(value, schema, (fields) => ({ ...(fields as object), traceId: 'a1', _links: {} })),
};

/** What a client reads in a reply: the value, and the reports of what does not fit. */
function readOf(endpoint: Definition<unknown, unknown>, value: unknown) {
  const complaints: string[] = [];
  const envelope = { success: true, ...(value === undefined ? {} : { value }) };
  try {
    const headers = new Headers();
    const response = { status: 200, headers, _data: JSON.stringify(envelope) } as never;
    const read = readReply(endpoint, response, { onMalformed: (text) => complaints.push(text) });
    return { read, complaints };
  } catch (error) {
    return { read: undefined, complaints: [...complaints, (error as ApiError).message] };
  }
}

/** Every value that was promised is still there after reading. */
function expectKept(read: unknown, sent: unknown) {
  if (Array.isArray(sent)) expect(read).toHaveLength(sent.length);
  if (Array.isArray(sent) || isObject(sent))
    for (const [name, part] of Object.entries(sent))
      expectKept((read as Record<string, unknown>)[name], part);
  else if (sent !== undefined) expect(String(read)).toBe(String(sent));
}

describe.each(Object.entries(promised))('%s', (call, value) => {
  const endpoint = endpoints.get(call) as Definition<unknown, unknown>;

  test.each(Object.entries(variants))('is read without a complaint %s', (_, vary) => {
    const varied = vary(value, compileSchema(endpoint.out));
    const { read, complaints } = readOf(endpoint, varied);
    expect(complaints).toEqual([]);
    expectKept(read, value);
  });
});

test('every call that the literal backend has of the specification is in the table', () => {
  const calls = [accountCalls, agentCalls, gameCalls, lotteryCalls, moneyCalls, platformCalls];
  const literal = calls.flatMap((part) => Object.keys(part));
  expect(literal.filter((call) => !(call in promised))).toEqual([]);
});

test('every call of the table is in the contract', () => {
  expect(Object.keys(promised).filter((call) => !endpoints.has(call))).toEqual([]);
});
