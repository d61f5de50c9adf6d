import { inputSchema, type Schema } from '../../../src/contract/schema';
import { type AdminCall, adminCalls } from '../command';
import { commandNotes } from '../commandNotes';
import { exampleOf } from '../exampleOf';
import { SLOW_PICTURES } from '../slowPictures';

type Json = Record<string, unknown>;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const errors = { 400: ref('responses', 'Rejected'), 401: ref('responses', 'NoSecret') };

/** What the notes say about a call. */
export function noteOf({ method, path }: AdminCall) {
  const key = `${method} ${path.replace('/__mock/', '')}`;
  const note = commandNotes[key];
  if (!note) throw new Error(`mocks/admin/commandNotes.ts has no line for "${key}"`);
  return note;
}

/** The body that a command takes, with an example that fits. */
function bodyOf(body: AdminCall['body'], example: object | undefined): Json {
  // The schema rejects other fields, and names those that are known.
  const json: Json = body ? { ...inputSchema(body) } : {};
  const { $schema: _, ...schema } = json;
  const value = example ?? exampleOf(schema as Schema);
  return {
    required: true,
    content: {
      'application/json': { schema: { ...schema, additionalProperties: false }, example: value },
    },
  };
}

function operationOf(call: AdminCall): Json {
  const { method, parameters, body } = call;
  const { name, about, example, isForPages } = noteOf(call);
  const text = { required: true, content: { 'text/plain': { schema: { type: 'string' } } } };
  const values = (example ?? {}) as Json;
  return {
    operationId: name,
    summary: about,
    tags: [isForPages ? 'pages' : 'commands'],
    parameters: [
      ...parameters.map(({ name: parameter, isRequired }) => ({
        name: parameter,
        in: 'query',
        required: isRequired,
        schema: { type: 'string' },
        // An example may leave out what is optional.
        example:
          values[parameter] ?? (isRequired ? exampleOf({ type: 'string' }, parameter) : undefined),
      })),
      ref('parameters', 'Database'),
    ],
    ...(method === 'POST' ? { requestBody: isForPages ? text : bodyOf(body, example) } : {}),
    security: isForPages ? [] : [{ secret: [] }, {}],
    responses: isForPages
      ? { 204: { description: 'Received.' }, 413: { description: 'Too long.' } }
      : { 200: ref('responses', 'Done'), ...errors },
  };
}

export interface ListedPage {
  path: string;
  name: string;
  about: string;
}

const pageOf = ({ name, about }: ListedPage): Json => ({
  operationId: name,
  summary: about,
  tags: ['pages'],
  security: [{ secret: [] }, {}],
  responses: { 200: { description: 'The page.' }, 401: errors[401] },
});

const slowPicture: Json = {
  operationId: 'slowPicture',
  summary: 'Waits, and redirects to the picture.',
  tags: ['pages'],
  parameters: ['ms', 'file'].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'ms' ? 'integer' : 'string' },
  })),
  security: [{ secret: [] }, {}],
  responses: { 302: { description: 'The picture.' }, 401: errors[401] },
};

const envelope = (properties: Json) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const components = {
  securitySchemes: {
    secret: {
      type: 'apiKey',
      in: 'header',
      name: 'Mock-Secret',
      description: 'Only a server that other machines can reach asks for it, and prints it.',
    },
  },
  parameters: {
    Database: {
      name: 'mock_db',
      in: 'cookie',
      description: 'The name of the database. Each has its own rows, clock, faults and log.',
      schema: { type: 'string', default: 'default' },
    },
  },
  responses: {
    Done: {
      description: 'Done.',
      content: {
        'application/json': { schema: envelope({ success: { const: true }, value: {} }) },
      },
    },
    Rejected: {
      description: 'Rejected. The message names what is known.',
      content: {
        'application/json': {
          schema: envelope({
            success: { const: false },
            code: { type: 'string' },
            message: { type: 'string' },
          }),
        },
      },
    },
    NoSecret: { description: 'The secret is missing or wrong.' },
  },
};

/** The whole admin API as OpenAPI 3.1. The MCP server makes its tools of it. */
export function createAdminOpenapi(pages: ListedPage[]) {
  const paths: Record<string, Json> = {
    ...Object.fromEntries(pages.map((page) => [page.path, { get: pageOf(page) }])),
    [`${SLOW_PICTURES}{ms}/{file}`]: { get: slowPicture },
  };
  for (const call of adminCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Feria: admin API of the mock backend',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Sets up the state of the mock backend and reads what it has received. A command with unknown names is rejected with the list of those that are known.',
    },
    servers: [{ url: '/', description: 'The origin of the app' }],
    tags: [
      { name: 'commands', description: 'What sets up and reads the backend' },
      { name: 'pages', description: 'Pages, documents, and what pages send' },
    ],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components,
  };
}
