import { ArkErrors, type Type } from 'arktype';
import { inputSchema } from '../../src/contract/compile';
import type { Definition } from '../../src/contract/endpoint';
import type { Schema } from '../../src/contract/schema';
import { openSealed } from './keys';
import { refuse } from './refusal';

export type Fields = Record<string, unknown>;

/** Everything the request says, query and body together, before any check. */
export async function readWire(
  of: Definition<unknown, unknown>,
  request: Request,
): Promise<Fields> {
  const query = queryOf(new URL(request.url));
  if (request.method === 'GET') return query;
  return { ...query, ...(await bodyOf(of, request)) };
}

function queryOf({ searchParams }: URL): Fields {
  const names = new Set(searchParams.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

async function bodyOf(of: Definition<unknown, unknown>, request: Request): Promise<Fields> {
  const kind = request.headers.get('Content-Type') ?? '';
  if (/form-urlencoded|multipart\/form-data/.test(kind)) return formOf(request);
  const text = await request.text();
  if (!text) return {};
  const body = parse(text);
  if (!of.encrypted) return body;
  const { data, ...rest } = body;
  return { ...rest, ...(await unseal(request, data)) };
}

async function formOf(request: Request): Promise<Fields> {
  const form = await request.formData().catch(() => refuse('malformed', { status: 400 }));
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

async function unseal(request: Request, data: unknown): Promise<Fields> {
  const scheme = request.headers.get('Encryption');
  if (scheme !== 'JWE' || typeof data !== 'string') refuse('encryption_needed', { status: 400 });
  const opened = await openSealed(data).catch(() => refuse('malformed', { status: 400 }));
  return parse(opened);
}

function parse(text: string): Fields {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Fields;
  } catch {}
  return refuse('malformed', { status: 400 });
}

/** The call's own input, checked. Queries and forms carry text: it is read as the schema asks. */
export function readInput<In>(of: Definition<In, unknown>, wire: Fields, isText: boolean): In {
  if (!of.in) return undefined as In;
  const type = of.in as unknown as Type<In>;
  const read = type(isText ? readTexts(inputSchema(type), wire) : { ...wire });
  if (read instanceof ArkErrors) refuse('malformed', { status: 400, message: read.summary });
  return read as In;
}

function readTexts({ properties = {} }: Schema, wire: Fields): Fields {
  const read = Object.entries(wire).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, schema ? readText(schema, value) : value];
  });
  return Object.fromEntries(read);
}

function readText(schema: Schema, value: unknown): unknown {
  if (schema.type === 'array') {
    const list = Array.isArray(value) ? value : value === '' ? [] : String(value).split(',');
    return schema.items ? list.map((one) => readText(schema.items as Schema, one)) : list;
  }
  if (typeof value !== 'string') return value;
  const kinds = (schema.anyOf ?? [schema]).flatMap(
    (one) => one.type ?? typeof (one.const ?? one.enum?.[0]),
  );
  if (kinds.includes('string')) return value;
  if (kinds.includes('number') || kinds.includes('integer')) {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (kinds.includes('boolean') && /^(true|false|1|0)$/.test(value)) {
    return value === 'true' || value === '1';
  }
  return value;
}
