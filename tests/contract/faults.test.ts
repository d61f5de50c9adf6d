import type { FetchResponse } from 'ofetch';
import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { ApiError, type ApiErrorKind } from '../../src/api/ApiError';
import { readReply } from '../../src/api/reply';
import { compileSchema, type Schema } from '../../src/contract/schema';

const endpoints = new Map(
  contractEndpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/** A complete value of a schema. */
function completeValue(schema: Schema): unknown {
  if (schema.anyOf) return completeValue(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (schema.type === 'array') return [completeValue(schema.items ?? {})];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return 'text';
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, completeValue(field)]));
}

/** Texts become numbers, numbers texts. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, swapTypes(part)]));
}

const ok = (value: unknown) => JSON.stringify({ success: true, value });
const rejected = JSON.stringify({ success: false, value: null, code: 'fault', message: 'Fault' });

interface Fault {
  status?: number;
  body: (value: unknown) => string;
  /** What the call must end with. Without it a value that fits is good too. */
  kind?: ApiErrorKind;
  type?: string;
}

const faults: Record<string, Fault> = {
  'status 500': { status: 500, body: () => rejected, kind: 'server' },
  'status 502 with a page': { status: 502, body: () => '<h1>Bad gateway</h1>', kind: 'server' },
  'status 429': { status: 429, body: () => rejected, kind: 'rejected' },
  'status 429 with a page': { status: 429, body: () => '<h1>Slow down</h1>', kind: 'server' },
  'status 401': { status: 401, body: () => rejected, kind: 'notLoggedIn' },
  HTML: { body: () => '<h1>Bad gateway</h1>' },
  'no body': { body: () => '' },
  'cut off': { body: (value) => ok(value).slice(0, -3) },
  null: { body: () => ok(null) },
  'empty value': { body: (value) => ok(Array.isArray(value) ? [] : {}) },
  'another shape': { body: (value) => ok(Array.isArray(value) ? { list: value } : [value]) },
  'other types': { body: (value) => ok(swapTypes(value)) },
  'a reply as text/plain': { body: ok, type: 'text/plain', kind: 'malformed' },
};

/** A text is read as it comes, such as a picture without an envelope. */
const isText = (schema: Schema): boolean =>
  schema.type === 'string' || (schema.anyOf ?? []).some(isText);

const CASES = Object.entries(faults).map(([name, fault]) => ({ name, ...fault }));

test.each(CASES)(
  'every endpoint reads a reply with the fault "$name" as a value of its contract, or as an error',
  ({ name, status = 200, body, kind, type = 'application/json' }) => {
    const wrong: string[] = [];
    for (const [id, endpoint] of endpoints) {
      const schema = compileSchema(endpoint.out);
      const headers = new Headers({ 'content-type': type });
      const response = { status, headers, _data: body(completeValue(schema)) };
      try {
        const value = readReply(endpoint, response as unknown as FetchResponse<string>, {});
        const isUnreadable = ['HTML', 'no body', 'cut off'].includes(name) && !isText(schema);
        if (kind || isUnreadable || !endpoint.out.allows(value)) wrong.push(`${id}: a value`);
      } catch (error) {
        const isExpected = error instanceof ApiError && (!kind || error.kind === kind);
        if (!isExpected) wrong.push(`${id}: ${error}`);
      }
    }
    expect(endpoints.size).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  },
);
