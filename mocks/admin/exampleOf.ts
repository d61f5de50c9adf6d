import type { Schema } from '../../src/contract/schema';

/** Texts by the name of a field. The first pattern that fits is used. */
const TEXTS: [namePattern: RegExp, text: string][] = [
  [/account|userName/i, 'lucia'],
  [/email|mail$/i, 'lucia@example.com'],
  [/password|answer/i, 'Feria2025'],
  [/currency/i, 'PEN'],
  [/(url|link|path)$/i, '/m/home'],
  [/(icon|image|avatar|picture|qr)$/i, 'art/games/carnaval-240.webp'],
  [/language/i, 'ES'],
  [/country|nationality/i, 'PE'],
  [/mobile|phone/i, '987654321'],
  [/dialing/i, '51'],
  [/day|date/i, '2026-05-04'],
  [/month/i, '2026-05'],
  [/name|nickname|holder/i, 'Lucía Quispe'],
  [/title/i, 'Noche de feria'],
  [/code|no$/i, 'PG'],
  [/id$/i, '100004'],
];
/** Numbers by the name of a field. The first pattern that fits is used. */
const NUMBERS: [namePattern: RegExp, value: number][] = [
  [/(at|time|until|from|to)$/i, Date.UTC(2026, 4, 4, 15)],
  [/amount|balance|bonus|stake|win/i, 50],
];

/** Texts for fields with a pattern. Each pattern of the contract fits one of them, or names the texts that it allows. */
const PATTERN_TEXTS = ['lucia', '2026-05-04', '123456', '1234', '12', '1', 'a', '#102030', 'PE'];

/** A value that fits a schema, the same every time. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const option = schema.anyOf?.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, name);
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return exampleOfArray(schema, name);
    case 'string':
      return exampleText(schema, name);
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function exampleOfObject({ properties = {}, additionalProperties }: Schema) {
  const fields = Object.entries(properties).map(([name, one]) => [name, exampleOf(one, name)]);
  // An object with any names, such as the rebates by game type, gets one of them.
  if (!fields.length && additionalProperties) return { RNG: exampleOf(additionalProperties) };
  return Object.fromEntries(fields);
}

function exampleOfArray({ items = {}, minItems = 1, maxItems = 1 }: Schema, name: string) {
  const count = Math.min(Math.max(minItems, 1), Math.max(maxItems, minItems));
  return Array.from({ length: count }, () => exampleOf(items, name));
}

function exampleText({ pattern, minLength = 0, maxLength = 4000 }: Schema, name: string) {
  const fits = (text: string) => !pattern || new RegExp(pattern).test(text);
  const text = TEXTS.find(([namePattern]) => namePattern.test(name))?.[1] ?? 'texto';
  const named = pattern?.match(/\w+/g) ?? [];
  const example = [text, ...PATTERN_TEXTS, ...named].find(fits) ?? text;
  return example.slice(0, maxLength).padEnd(minLength, '0');
}

function exampleNumber({ type, ...limits }: Schema, name: string) {
  const { minimum, maximum = Number.POSITIVE_INFINITY, exclusiveMinimum } = limits;
  const usual = NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? usual : exclusiveMinimum + 1);
  const value = Math.min(Math.max(usual, least), maximum);
  return type === 'integer' ? Math.floor(value) : value;
}
