import { isDefinition } from './endpoint';
import { compileSchema, type Schemable } from './schema';
import { isStream } from './stream';

type Exports = Record<string, unknown>;

const isSchema = (value: unknown): value is Schemable =>
  typeof value === 'function' && 'toJsonSchema' in value;

/** Shorter schemas are written wherever they are used: a name and its import would be as long. */
const SHARED_LENGTH = 300;

/** The schemas of a module that are long, such as the fields of a game, by their JSON. */
function longSchemas(exports: Exports) {
  const byJson = new Map<string, string>();
  for (const [name, value] of Object.entries(exports)) {
    if (!isSchema(value)) continue;
    const json = JSON.stringify(compileSchema(value));
    if (json.length >= SHARED_LENGTH) byJson.set(json, name);
  }
  return byJson;
}

/**
 * Writes schemas as code, in which each long schema is a name: those of this module become constants, and those of the
 * modules that it uses are imported.
 */
function createSchemaWriter(exports: Exports, used: Record<string, Exports>) {
  const own = longSchemas(exports);
  const foreign = new Map(
    Object.entries(used).flatMap(([id, module]) =>
      [...longSchemas(module)].map(([json, name]) => [json, { id, name }] as const),
    ),
  );
  const imports = new Set<string>();
  const constants = new Map<string, string>();

  function write(part: unknown): string {
    const json = JSON.stringify(part);
    if (part === null || typeof part !== 'object') return String(json);
    const imported = foreign.get(json);
    if (imported) {
      imports.add(`import { $${imported.name} } from ${JSON.stringify(imported.id)};`);
      return `$${imported.name}`;
    }
    const name = own.get(json);
    if (!name) return writeFields(part);
    if (!constants.has(name)) constants.set(name, `export const $${name} = ${writeFields(part)};`);
    return `$${name}`;
  }

  const writeFields = (part: object): string =>
    Array.isArray(part)
      ? `[${part.map(write).join()}]`
      : `{${Object.entries(part)
          .map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`)
          .join()}}`;

  for (const json of own.keys()) write(JSON.parse(json));
  return { write, lines: () => [...imports, ...constants.values()] };
}

/**
 * A contract module as it is in the app's bundle: plain data, without the schema library. `used` has the modules of the
 * contract that it imports, by the ids of their compiled modules.
 */
export function compileModule(exports: Exports, used: Record<string, Exports> = {}): string {
  const schemas = createSchemaWriter(exports, used);
  const lines: string[] = [];
  for (const [name, value] of Object.entries(exports)) {
    if (isDefinition(value)) {
      const { in: _in, out, read: _read, personal: _personal, ...wire } = value;
      const schema = schemas.write(compileSchema(out));
      const fields = JSON.stringify(wire).slice(1, -1);
      lines.push(
        `export const ${name} = {${fields}, read: (value) => readValue(${schema}, value)};`,
      );
    } else if (isStream(value)) {
      const events = Object.entries(value.events as Record<string, Schemable>).map(
        ([event, schema]) => `[${JSON.stringify(event)},${schemas.write(compileSchema(schema))}]`,
      );
      const read = `(name, data) => { const schema = events.get(name); return schema && readValue(schema, data); }`;
      lines.push(
        `export const ${name} = ((events) => ({path: ${JSON.stringify(value.path)}, readEvent: ${read}}))(new Map([${events}]));`,
      );
    } else if (!isSchema(value) && typeof value !== 'function') {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    }
  }
  const head = `import { readValue } from '/src/contract/readValue.ts';`;
  return [head, ...schemas.lines(), ...lines].join('\n');
}
