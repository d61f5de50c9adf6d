import { inputSchema, type Schema } from '../../src/contract/schema';
import { adminHandlers } from './adminHandlers';
import { adminCalls } from './command';
import { noteOf } from './documents/adminOpenapi';

function typeText(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(', ');
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  const { minimum, maximum, minLength, maxLength } = schema;
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
  const range = low === undefined && high === undefined ? '' : ` ${low ?? ''}..${high ?? ''}`;
  return `${schema.type ?? 'any'}${range}`;
}

function fieldLines({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(
    ([name, schema]) =>
      `| \`${name}\`${required.includes(name) ? ', required' : ''} | ${typeText(schema)} |`,
  );
}

/** Calls with the same path keep their order. */
function byPath(a: { path: string }, b: { path: string }) {
  if (a.path === b.path) return 0;
  return a.path < b.path ? -1 : 1;
}

/** The calls of the admin API as Markdown. `npm run reference` writes it into docs/mock-backend.md. */
export function createReference(): string {
  // The handlers are used here, so that their import, which fills `adminCalls`, is kept.
  if (!adminHandlers.length) throw new Error('the admin API has no calls');
  const calls = adminCalls.toSorted(byPath);
  const parts = calls.map((call) => {
    const { method, path, body, parameters } = call;
    const note = noteOf(call);
    const names = parameters.map(
      ({ name, isRequired }) => `\`${name}\`${isRequired ? ', required' : ''}`,
    );
    const query = names.length ? ` Parameters: ${names.join('; ')}.` : '';
    const lines = body ? fieldLines(inputSchema(body)) : [];
    const table = lines.length ? ['', '| field | value |', '|---|---|', ...lines] : [];
    const example = note.example ? ['', '```json', JSON.stringify(note.example), '```'] : [];
    return [`#### ${method} ${path}`, '', note.about + query, ...table, ...example].join('\n');
  });
  return parts.join('\n\n');
}
