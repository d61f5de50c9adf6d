import { type } from 'arktype';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { messageFor } from '../../mocks/core/messages/messages';
import { checkKnown } from '../../mocks/core/values/checkKnown';
import { createCaller, type Endpoint } from '../../tests/conformance/caller';
import type { AdminClient } from './adminClient';
import { errorCodesOf } from './errorCodes';
import { defineTool, type Tool } from './tool';

interface Operation {
  operationId: string;
  description: string;
  parameters: { $ref?: string; in?: string }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: { anyOf: object[] } }> }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

function endpointOf(name: string) {
  checkKnown(
    'endpoint',
    [name],
    contractEndpoints.map((one) => one.name),
  );
  return contractEndpoints.find((one) => one.name === name)?.endpoint as Endpoint;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** The named schemas that a part of the document refers to, also those that they refer to. */
function schemasOf(part: unknown, schemas: Record<string, object>, found = new Set<string>()) {
  for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasOf(schemas[name], schemas, found);
  }
  return Object.fromEntries([...found].map((name) => [name, schemas[name]]));
}

const nameInput = type({ endpoint: 'string > 0' });

const callInput = type({
  endpoint: 'string > 0',
  /** The fields of the contract. */
  'input?': 'object',
  /** A persona or an account. A visitor without it. */
  'persona?': 'string > 0',
  'language?': /^[A-Z]{2}$/,
});

/** Tools that know the endpoints of the product. */
export function createContractTools(client: AdminClient): Tool[] {
  const caller = createCaller(client.send);
  return [
    defineTool({
      name: 'listEndpoints',
      about: 'Lists the endpoints of the product by name, with method, path and who may call them.',
      input: type({}),
      example: {},
      run: async () => ({
        value: contractEndpoints.map(({ name, domain, endpoint: { method, path, auth } }) => ({
          name,
          domain,
          method,
          path,
          callers: auth ?? 'everyone',
        })),
      }),
    }),
    defineTool({
      name: 'readEndpoint',
      about:
        'The contract of an endpoint: its input, its reply, and the codes of the errors that it can answer with.',
      input: nameInput,
      example: { endpoint: 'withdraw' },
      run: async ({ endpoint: name }) => {
        const endpoint = endpointOf(name);
        const { method, path } = endpoint;
        const { paths, components } = (await client.document(
          '/__mock/openapi.json',
        )) as ApiDocument;
        const operation = paths[path]?.[method.toLowerCase()];
        const input = {
          query: operation?.parameters.filter((one) => one.in === 'query'),
          body: operation?.requestBody,
        };
        const [done] = operation?.responses[200]?.content?.['application/json']?.schema.anyOf ?? [];
        const errors = errorCodesOf(name, endpoint).map((code) => ({
          code,
          message: messageFor(code, 'EN'),
        }));
        const schemas = schemasOf([input, done], components.schemas);
        const about = operation?.description;
        return { value: { name, method, path, about, input, reply: done, errors, schemas } };
      },
    }),
    defineTool({
      name: 'callEndpoint',
      about: 'Calls an endpoint of the product as a person. Returns status and reply.',
      input: callInput,
      example: { endpoint: 'wallet', persona: 'lucia' },
      run: async ({ endpoint: name, input = {}, persona = 'visitor', language = 'EN' }) => {
        const endpoint = endpointOf(name);
        const session = await client.admin<{ token: string } | null>('/__mock/personas', {
          persona,
        });
        const headers: Record<string, string> = { Language: language };
        if (endpoint.money) headers['Idempotency-Key'] = crypto.randomUUID();
        const fields = input as Record<string, unknown>;
        const response = await caller.call(endpoint, fields, session?.token, headers);
        const text = await response.text();
        return { value: { status: response.status, reply: parseJson(text) } };
      },
    }),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
