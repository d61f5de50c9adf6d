import { isDefinition } from './endpoint';
import { compileSchema, type Schemable } from './schema';
import { isStream } from './stream';

const isSchema = (value: unknown): value is Schemable =>
  typeof value === 'function' && 'toJsonSchema' in value;

/** A contract module as it is in the app's bundle: plain data, without the schema library. */
export function compileModule(exports: Record<string, unknown>): string {
  const lines = [`import { readValue } from '/src/contract/readValue.ts';`];
  for (const [name, value] of Object.entries(exports)) {
    if (isDefinition(value)) {
      const { in: _in, out, read: _read, ...wire } = value;
      const schema = JSON.stringify(compileSchema(out));
      const fields = JSON.stringify(wire).slice(1, -1);
      lines.push(
        `export const ${name} = {${fields}, read: (value) => readValue(${schema}, value)};`,
      );
    } else if (isStream(value)) {
      const schemas = Object.entries(value.events as Record<string, Schemable>).map(
        ([event, schema]) => [event, compileSchema(schema)],
      );
      const read = `(name, data) => { const schema = events.get(name); return schema && readValue(schema, data); }`;
      lines.push(
        `export const ${name} = ((events) => ({path: ${JSON.stringify(value.path)}, readEvent: ${read}}))(new Map(${JSON.stringify(schemas)}));`,
      );
    } else if (!isSchema(value) && typeof value !== 'function') {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    }
  }
  return lines.join('\n');
}
