import { ArkErrors, type Type } from 'arktype';
import type { Definition } from '../../src/contract/endpoint';
import { inputSchema, type Schema } from '../../src/contract/schema';
import { decryptBody } from './keys';
import { reject } from './messages/requestError';
import { isObject } from './values/isObject';

export type RawInput = Record<string, unknown>;
type AnyEndpoint = Definition<unknown, unknown>;

/** All parameters of a request, from query and body, before any check. */
export async function readRawInput(endpoint: AnyEndpoint, request: Request): Promise<RawInput> {
  const query = valuesOf(new URL(request.url).searchParams);
  if (request.method === 'GET') return query;
  return { ...query, ...(await readBody(endpoint, request)) };
}

/** The values by name. A name that is repeated has a list of values. */
const valuesOf = (fields: URLSearchParams | FormData): RawInput =>
  Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

async function readBody(endpoint: AnyEndpoint, request: Request): Promise<RawInput> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (/form-urlencoded|multipart\/form-data/.test(contentType)) return readForm(request);
  const json = await request.text();
  if (!json) return {};
  const body = parseObject(json);
  if (!endpoint.encrypted) return body;
  const { data, ...rest } = body;
  return { ...rest, ...(await decrypt(request, data)) };
}

async function readForm(request: Request): Promise<RawInput> {
  const form = await request.formData().catch(() => reject('malformed', { status: 400 }));
  return Object.fromEntries(
    Object.entries(valuesOf(form)).map(([name, value]) => [name, withPlainBreaks(value)]),
  );
}

/** Browsers write a line break in a form with files as two characters. Who typed it counts one. */
const withPlainBreaks = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

async function decrypt(request: Request, data: unknown): Promise<RawInput> {
  const scheme = request.headers.get('Encryption');
  if (scheme !== 'JWE' || typeof data !== 'string') reject('encryption_needed', { status: 400 });
  const decrypted = await decryptBody(data).catch(() => reject('malformed', { status: 400 }));
  return parseObject(decrypted);
}

function parseObject(text: string): RawInput {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  return reject('malformed', { status: 400 });
}

/** The modules of free play, security settings, registration and captcha. */
const REQUIRED_MODULES = new Set<AnyEndpoint['module']>(['COMM3', 'REG3', 'CAPTCHA3']);

/** Calls of these modules and calls for agents must name their module. Others name it or leave it out. */
export function checkModule({ module, auth }: AnyEndpoint, { moduleId }: RawInput) {
  const isRequired = auth === 'agent' || REQUIRED_MODULES.has(module);
  const isOptional = !isRequired && moduleId === undefined;
  if (module && moduleId !== module && !isOptional) reject('module_wrong', { status: 400 });
}

/** The checked input of an endpoint. Text from queries and forms is converted to the types of the schema. */
export function parseInput<In>(
  endpoint: Definition<In, unknown>,
  rawInput: RawInput,
  isText: boolean,
): In {
  if (!endpoint.in) return undefined as In;
  const type = endpoint.in as unknown as Type<In>;
  const input = type(isText ? parseTextFields(inputSchema(type), rawInput) : { ...rawInput });
  if (input instanceof ArkErrors) reject('malformed', { status: 400, message: input.summary });
  return input as In;
}

function parseTextFields({ properties = {} }: Schema, rawInput: RawInput): RawInput {
  const parsed = Object.entries(rawInput).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, schema ? parseText(schema, value) : value];
  });
  return Object.fromEntries(parsed);
}

/** A list is sent as a repeated name, or as one text with commas. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === '' ? [] : String(value).split(',');
}

function parseText(schema: Schema, value: unknown): unknown {
  if (schema.type === 'array') {
    const list = listOf(value);
    return schema.items ? list.map((item) => parseText(schema.items as Schema, item)) : list;
  }
  if (typeof value !== 'string') return value;
  const types = (schema.anyOf ?? [schema]).flatMap(
    (option) => option.type ?? typeof (option.const ?? option.enum?.[0]),
  );
  if (types.includes('string')) return value;
  if (types.includes('number') || types.includes('integer')) {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (types.includes('boolean') && /^(true|false|1|0)$/.test(value)) {
    return value === 'true' || value === '1';
  }
  return value;
}
