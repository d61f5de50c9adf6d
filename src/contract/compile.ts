import { isDefinition } from './endpoint';
import type { Schema } from './schema';

const KNOWN = new Set<string>(
  'type properties required additionalProperties items anyOf enum const pattern minLength maxLength minimum maximum exclusiveMinimum minItems maxItems'.split(
    ' ',
  ),
);
/** Say nothing that the checker must act on. */
const IDLE = new Set(['$schema', 'format', 'title', 'description']);

interface Schemable {
  toJsonSchema(options?: object): unknown;
}

/** A schema as the checker of src/contract/schema.ts reads it; a keyword it lacks stops the build. */
export function compileSchema(type: Schemable): Schema {
  return trim(type.toJsonSchema() as Record<string, unknown>);
}

/** What a call takes, for documents and for reading queries; files have no JSON form. */
export function inputSchema(type: Schemable): Schema {
  const fallback = ({ base }: { base: unknown }) => base;
  return type.toJsonSchema({ fallback }) as Schema;
}

function trim(schema: Record<string, unknown>): Schema {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (IDLE.has(key)) continue;
    if (!KNOWN.has(key)) throw new Error(`the reply checker does not know "${key}"`);
    if (key === 'properties') {
      const entries = Object.entries(value as Record<string, Record<string, unknown>>);
      out[key] = Object.fromEntries(entries.map(([name, one]) => [name, trim(one)]));
    } else if (key === 'anyOf') out[key] = (value as Record<string, unknown>[]).map(trim);
    else if (key === 'items' || key === 'additionalProperties')
      out[key] = trim(value as Record<string, unknown>);
    else out[key] = value;
  }
  return out as Schema;
}

const isSchema = (value: unknown): value is Schemable =>
  typeof value === 'function' && 'toJsonSchema' in value;

/** The contract module as the app's bundle gets it: plain data, no schema library. */
export function compileModule(exports: Record<string, unknown>): string {
  const lines = [`import { problem } from '/src/contract/schema.ts';`];
  for (const [name, value] of Object.entries(exports)) {
    if (isDefinition(value)) {
      const { in: _in, out, problem: _problem, ...wire } = value;
      const schema = JSON.stringify(compileSchema(out));
      const fields = JSON.stringify(wire).slice(1, -1);
      lines.push(
        `export const ${name} = {${fields}, problem: (value) => problem(${schema}, value)};`,
      );
    } else if (!isSchema(value) && typeof value !== 'function') {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    }
  }
  return lines.join('\n');
}
