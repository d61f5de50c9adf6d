import { compileSchema, inputSchema } from '../../src/contract/compile';
import { type Definition, isDefinition } from '../../src/contract/endpoint';
import type { Schema } from '../../src/contract/schema';

type Json = Record<string, unknown>;
type Of = Definition<unknown, unknown>;

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});

interface Named {
  noun: string;
  name: string;
  of: Of;
}

/** Every endpoint of the contract, with the noun and the name that it has there. */
export const contract: Named[] = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, of]) =>
    isDefinition(of) ? [{ noun: file.split('/').at(-1)?.replace('.ts', '') ?? '', name, of }] : [],
  ),
);

const spaced = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: unknown) => ({ 'application/json': { schema } });
const KINDS = { form: 'application/x-www-form-urlencoded', files: 'multipart/form-data' };

/** Constant and carried parameters belong to the input as much as the call's own. */
function inputOf({ in: input, fixed = {}, carries = [], module }: Of): Schema {
  const own = input ? inputSchema(input) : {};
  const constants = { ...fixed, ...(module ? { moduleId: module } : {}) };
  const properties: Record<string, Schema> = { ...own.properties };
  for (const [name, value] of Object.entries(constants)) properties[name] = { const: value };
  for (const name of carries) properties[name] = { type: 'string' };
  return { type: 'object', properties, required: own.required ?? [] };
}

const queryOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  }));

function bodyOf(of: Of, schema: Schema): Json {
  if (of.encrypted) {
    const sealed = { type: 'object', required: ['data'], properties: { data: { type: 'string' } } };
    const description = 'Sealed as JWE with the key of the settings; what is inside: x-sealed.';
    return { description, required: true, content: json({ ...sealed, 'x-sealed': schema }) };
  }
  return { content: of.body ? { [KINDS[of.body]]: { schema } } : json(schema) };
}

function operation({ noun, name, of }: Named): Json {
  const asks = of.method === 'GET' || of.method === 'DELETE';
  const input = inputOf(of);
  const headers = [
    'Language',
    'Merchant',
    'Device',
    ...(of.auth ? ['Token'] : []),
    ...(of.encrypted ? ['Encryption'] : []),
    ...(of.money ? ['IdempotencyKey'] : []),
  ].map((header) => ref('parameters', header));
  const who = { session: 'any session', member: 'a real member', agent: 'an agent' };
  return {
    operationId: name,
    summary: spaced(name),
    description: of.auth ? `For ${who[of.auth]}.` : 'For everyone.',
    tags: [noun],
    parameters: [...headers, ...(asks ? queryOf(input) : [])],
    ...(asks ? {} : { requestBody: bodyOf(of, input) }),
    ...(of.auth ? { security: [{ token: [] }] } : {}),
    responses: {
      200: {
        description: 'Done, or refused by a rule: look at `success`.',
        content: json({
          anyOf: [
            {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value: compileSchema(of.out) },
            },
            ref('schemas', 'Refusal'),
          ],
        }),
      },
      400: ref('responses', 'Malformed'),
      ...(of.auth
        ? { 401: ref('responses', 'NotLoggedIn'), 403: ref('responses', 'Forbidden') }
        : {}),
      429: ref('responses', 'TooMany'),
    },
  };
}

const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const refusal = (description: string, headers?: Json) => ({
  description,
  content: json(ref('schemas', 'Refusal')),
  ...(headers ? { headers } : {}),
});

const components = {
  securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
  parameters: {
    Token: header('Token', 'What login answered. Some calls also carry it as `token`.'),
    Language: header('Language', 'ES, EN and so on; texts of the answer are in it.'),
    Merchant: header('Merchant', 'Code of the site.'),
    Device: header('Device', '`OTHERS` when the app is installed.'),
    Encryption: header('Encryption', 'How `data` is sealed: JWE.', true),
    IdempotencyKey: header('Idempotency-Key', 'One key never moves money twice.'),
  },
  schemas: {
    Refusal: {
      type: 'object',
      required: ['success', 'code', 'message'],
      properties: {
        success: { const: false },
        code: { type: 'string' },
        message: { type: 'string' },
        value: {},
      },
    },
  },
  responses: {
    Malformed: refusal('The request has not the form of the contract.'),
    NotLoggedIn: refusal('No session, or one that ended.'),
    Forbidden: refusal('Not for this kind of account.'),
    TooMany: refusal('Too many attempts.', { 'Retry-After': { schema: { type: 'integer' } } }),
  },
};

/** The whole contract as OpenAPI 3.1. */
export function openapi() {
  const paths: Record<string, Json> = {};
  for (const one of contract) {
    const { path, method } = one.of;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(one) };
  }
  const nouns = [...new Set(contract.map(({ noun }) => noun))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Feria',
      version: '1.0.0',
      description:
        'Every answer is an envelope: `success` with a `value`, or a refusal with a `code` and a `message` in the asked language.',
    },
    tags: nouns.map((name) => ({ name, description: spaced(name) })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components,
  };
}
