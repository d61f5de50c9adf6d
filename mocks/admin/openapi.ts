import { type Definition, isDefinition } from '../../src/contract/endpoint';
import { compileSchema, inputSchema, type Schema } from '../../src/contract/schema';
import { isStream, type StreamDefinition } from '../../src/contract/stream';
import { messageCodes, messageFor } from '../core/messages/messages';
import { contractComments } from './contractComments';
import { domainOf } from './domainOf';
import { exampleOf } from './exampleOf';
import { describe, nameSchemas } from './namedSchemas';

type Json = Record<string, unknown>;
type AnyEndpoint = Definition<unknown, unknown>;

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/**/*.ts', {
  eager: true,
});

interface NamedEndpoint {
  /** From the root of the repository, without its ending. */
  file: string;
  domain: string;
  name: string;
  endpoint: AnyEndpoint;
}

const sourceOf = (file: string) => file.replace('../../', '').replace('.ts', '');

/** Every endpoint of the contract, with its domain (the name of its file) and its name. */
export const contractEndpoints: NamedEndpoint[] = Object.entries(modules).flatMap(
  ([file, exports]) =>
    Object.entries(exports).flatMap(([name, endpoint]) =>
      isDefinition(endpoint)
        ? [{ file: sourceOf(file), domain: domainOf(file), name, endpoint }]
        : [],
    ),
);

/** Every stream of events in the contract. */
export const contractStreams = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, stream]) =>
    isStream(stream) ? [{ domain: domainOf(file), name, stream }] : [],
  ),
);

/** The name, method and path of everything that a client may call. */
export const contractCalls = [
  ...contractEndpoints.map(({ name, endpoint: { method, path } }) => ({ name, method, path })),
  ...contractStreams.map(({ name, stream: { path } }) => ({ name, method: 'GET' as const, path })),
];

/** The name of the call with this method and path. */
export const nameOf = (method: string, path: string) =>
  contractCalls.find((call) => call.path === path && call.method === method)?.name ?? null;

const namedSchemas = nameSchemas(modules);

const toTitle = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const CONTENT_TYPES = { form: 'application/x-www-form-urlencoded', files: 'multipart/form-data' };

/** The parameters of a call: its own, the constant ones, and those that the client always sends. */
function inputOf({ in: input, fixed = {}, carries = [], module }: AnyEndpoint): Schema {
  const inputOfCall = input ? inputSchema(input) : {};
  const constants = { ...fixed, ...(module ? { moduleId: module } : {}) };
  const properties: Record<string, Schema> = { ...inputOfCall.properties };
  for (const [name, value] of Object.entries(constants)) properties[name] = { const: value };
  for (const name of carries) properties[name] = { type: 'string' };
  return { type: 'object', properties, required: inputOfCall.required ?? [] };
}

const queryOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    ...(required.includes(name) ? { example: exampleOf(schema, name) } : {}),
  }));

/** A file has no JSON schema, so its field is empty here. Tools expect a string of binary content. */
function withFiles(schema: Schema): Json {
  if (Object.keys(schema).length === 0)
    return { type: 'string', contentMediaType: 'application/octet-stream' };
  const { properties, items, anyOf } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, one]) => [name, withFiles(one)]);
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(fields) } : {}),
    ...(items ? { items: withFiles(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(withFiles) } : {}),
  };
}

function bodyOf(endpoint: AnyEndpoint, schema: Schema): Json {
  if (endpoint.encrypted) {
    const body = { type: 'object', required: ['data'], properties: { data: { type: 'string' } } };
    const description =
      'Encrypted as JWE with the key of the settings; x-encrypted is the schema of its content.';
    const encrypted = { ...body, 'x-encrypted': schema, 'x-example': exampleOf(schema) };
    return { description, required: true, content: json(encrypted, { data: 'eyJhbGciOi…' }) };
  }
  const { body } = endpoint;
  if (body === 'files')
    return { content: { [CONTENT_TYPES.files]: { schema: withFiles(schema) } } };
  const example = exampleOf(schema);
  return { content: body ? { [CONTENT_TYPES[body]]: { schema, example } } : json(schema, example) };
}

const CALLERS = { session: 'any session', member: 'a real member', agent: 'an agent' };

function createOperation({ domain, name, endpoint }: NamedEndpoint): Json {
  const { auth, encrypted, method, money, out } = endpoint;
  const hasQueryOnly = method === 'GET' || method === 'DELETE';
  const key = `${domain}.${name}`;
  const input = describe(inputOf(endpoint), key);
  const value = compileSchema(out);
  const callers = auth ? `For ${CALLERS[auth]}.` : 'For everyone.';
  const headers = [
    'Language',
    'Merchant',
    'Device',
    ...(auth ? ['Token'] : []),
    ...(encrypted ? ['Encryption'] : []),
    ...(money ? ['IdempotencyKey'] : []),
  ].map((header) => ref('parameters', header));
  return {
    operationId: name,
    summary: toTitle(name),
    description: [contractComments.get(key)?.about, callers].filter(Boolean).join(' '),
    tags: [domain],
    parameters: [...headers, ...(hasQueryOnly ? queryOf(input) : [])],
    ...(hasQueryOnly ? {} : { requestBody: bodyOf(endpoint, input) }),
    security: auth ? [{ token: [] }] : [],
    responses: {
      200: {
        description: 'Done, or rejected by a rule: see `success`.',
        content: json(
          {
            anyOf: [
              {
                type: 'object',
                required: ['success', 'value'],
                properties: {
                  success: { const: true },
                  value: describe(namedSchemas.refer(value), key),
                },
              },
              ref('schemas', 'Error'),
            ],
          },
          { success: true, value: exampleOf(value) },
        ),
      },
      400: ref('responses', 'Malformed'),
      ...(auth ? { 401: ref('responses', 'NotLoggedIn'), 403: ref('responses', 'Forbidden') } : {}),
      429: ref('responses', 'TooMany'),
    },
  };
}

interface NamedStream {
  domain: string;
  name: string;
  stream: StreamDefinition<unknown>;
}

/** OpenAPI cannot describe events. `x-events` lists their names, each with the schema of its data. */
function createStreamOperation({ domain, name, stream }: NamedStream): Json {
  const key = `${domain}.${name}`;
  const events = Object.entries(stream.events as Record<string, AnyEndpoint['out']>).map(
    ([event, schema]) => [event, namedSchemas.refer(compileSchema(schema))],
  );
  return {
    operationId: name,
    summary: toTitle(name),
    description: `${contractComments.get(key)?.about} For everyone; with a token also what is new for its member.`,
    tags: [domain],
    parameters: ['Language', 'Merchant', 'Device', 'LastEventId'].map((one) =>
      ref('parameters', one),
    ),
    security: [{ token: [] }, {}],
    responses: {
      200: {
        description: 'Server-sent events, until one side closes the connection.',
        content: {
          'text/event-stream': {
            schema: { type: 'string', 'x-events': Object.fromEntries(events) },
          },
        },
      },
      401: ref('responses', 'NotLoggedIn'),
      503: ref('responses', 'TooMany'),
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

const errorResponse = (description: string, headers?: Json) => ({
  description,
  content: json(ref('schemas', 'Error')),
  ...(headers ? { headers } : {}),
});

const components = {
  securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
  parameters: {
    Token: header(
      'Token',
      'The token of the session, from login. Some calls also send it as `token`.',
    ),
    Language: header('Language', 'ES, EN and so on: the language of the texts in the reply.'),
    Merchant: header('Merchant', 'Code of the site.'),
    Device: header('Device', '`OTHERS` when the app is installed.'),
    Encryption: header('Encryption', 'How `data` is encrypted: JWE.', true),
    LastEventId: header('Last-Event-ID', 'The id of the last event that the client has read.'),
    IdempotencyKey: header('Idempotency-Key', 'A command is carried out once per key.'),
  },
  schemas: {
    ...namedSchemas.schemas,
    Error: {
      type: 'object',
      required: ['success', 'code', 'message'],
      properties: {
        success: { const: false },
        // A server may have more of them.
        code: {
          anyOf: [
            ...messageCodes.map((code) => ({ const: code, description: messageFor(code, 'EN') })),
            { type: 'string' },
          ],
        },
        message: { type: 'string' },
        value: {},
      },
    },
  },
  responses: {
    Malformed: errorResponse('The request does not match the contract.'),
    NotLoggedIn: errorResponse('No session, or the session has ended.'),
    Forbidden: errorResponse('Not allowed for this kind of account.'),
    TooMany: errorResponse('Too many attempts, or too many open streams.', {
      'Retry-After': { schema: { type: 'integer' } },
    }),
  },
};

/** The whole contract as OpenAPI 3.1. */
export function createOpenapi() {
  const paths: Record<string, Json> = {};
  for (const one of contractEndpoints) {
    const { path, method } = one.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: createOperation(one) };
  }
  for (const one of contractStreams) paths[one.stream.path] = { get: createStreamOperation(one) };
  const domains = [
    ...new Set([...contractEndpoints, ...contractStreams].map(({ domain }) => domain)),
  ].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Feria',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every reply is an envelope: `success` with a `value`, or an error with a `code` and a `message` in the requested language.',
    },
    servers: [
      { url: '/', description: 'The origin of the app' },
      { url: 'http://127.0.0.1:5999', description: 'The mock backend: `npm run mock`' },
    ],
    tags: domains.map((name) => ({ name, description: toTitle(name) })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components,
  };
}
