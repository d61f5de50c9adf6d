import { ADMIN_DOCUMENT, type AdminClient } from './adminClient';
import type { Tool } from './tool';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: object;
  example: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object; example: object }> };
}

const entries = <T>(pairs: [string, T][]) => Object.fromEntries(pairs) as Record<string, T>;

/** The tool of one call of the admin API, from what its OpenAPI document says. */
function toTool(client: AdminClient, path: string, method: string, operation: Operation): Tool {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const body = operation.requestBody?.content['application/json'];
  const properties = entries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return {
    name: operation.operationId,
    about: operation.summary,
    inputSchema: body?.schema ?? {
      type: 'object',
      properties,
      ...(required.length ? { required } : {}),
      additionalProperties: false,
    },
    example:
      body?.example ??
      entries(
        parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
      ),
    async run(input) {
      const query = new URLSearchParams(
        Object.entries(input).map(([name, value]) => [name, String(value)]),
      );
      const address = body || !query.size ? path : `${path}?${query}`;
      return { value: await client.admin(address, body && input, method.toUpperCase()) };
    },
  };
}

/** A tool for each command of the admin API. The server itself says what they are. */
export async function createAdminTools(client: AdminClient): Promise<Tool[]> {
  const { paths } = (await client.document(ADMIN_DOCUMENT)) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes('commands'))
      .map(([method, operation]) => toTool(client, path, method, operation)),
  );
}
