import type { Random } from '../../mocks/core/values/random';
import type { Schema } from '../../src/contract/schema';
import type { Endpoint, Input } from './caller';
import { fieldsOf, hostileValues } from './hostile';

const WORDS = ['lucia', 'amparo', 'm-victor', '100004', 'RNG', 'PG', 'GORDA', '1', '', 'ñ', '2026'];
const AMOUNTS = [0.01, 1, 5, 10, 12.34, 50, 250, 1000, 99_999, 0, -5, 0.001];

/** A value that usually matches the schema. Lengths and patterns are ignored, so some do not. */
function sample(schema: Schema, random: Random): unknown {
  if (schema.enum) return random.pick(schema.enum);
  if ('const' in schema) return schema.const;
  if (schema.anyOf) return sample(random.pick(schema.anyOf), random);
  switch (schema.type) {
    case 'boolean':
      return random.isHit(0.5);
    case 'integer':
      return random.integer(schema.minimum ?? 0, Math.min(schema.maximum ?? 20, 20));
    case 'number':
      return random.pick(AMOUNTS);
    case 'array': {
      const length = random.integer(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
      return Array.from({ length }, () => sample(schema.items ?? {}, random));
    }
    case 'object':
      return sampleFields(schema, random);
    case 'string':
      return random.pick(WORDS);
    // Only a file has no type in the schema.
    default:
      return new File(['\x89PNG'], 'x.png', { type: 'image/png' });
  }
}

function sampleFields({ properties = {}, required = [] }: Schema, random: Random): Input {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.isHit(0.5),
  );
  return Object.fromEntries(chosen.map(([name, schema]) => [name, sample(schema, random)]));
}

/** Random input. One of four inputs has a hostile value in one field. */
export function sampleInput(endpoint: Endpoint, random: Random): Input {
  const input = sampleFields(fieldsOf(endpoint), random);
  const names = Object.keys(input);
  if (names.length && random.isHit(0.25)) input[random.pick(names)] = random.pick(hostileValues);
  return input;
}
