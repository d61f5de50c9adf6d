import type { Chance } from '../../mocks/core/chance';
import type { Schema } from '../../src/contract/schema';
import type { Endpoint, Input } from './caller';
import { fieldsOf, hostileValues } from './hostile';

const WORDS = ['lucia', 'amparo', 'm-victor', '100004', 'RNG', 'PG', 'GORDA', '1', '', 'ñ', '2026'];
const AMOUNTS = [0.01, 1, 5, 10, 12.34, 50, 250, 1000, 99_999, 0, -5, 0.001];

/** A value that a schema allows, or nearly: most are fine, some stand on an edge. */
function sample(schema: Schema, chance: Chance): unknown {
  if (schema.enum) return chance.pick(schema.enum);
  if ('const' in schema) return schema.const;
  if (schema.anyOf) return sample(chance.pick(schema.anyOf), chance);
  switch (schema.type) {
    case 'boolean':
      return chance.happens(0.5);
    case 'integer':
      return chance.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 20, 20));
    case 'number':
      return chance.pick(AMOUNTS);
    case 'array': {
      const length = chance.whole(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
      return Array.from({ length }, () => sample(schema.items ?? {}, chance));
    }
    case 'object':
      return sampleFields(schema, chance);
    case 'string':
      return chance.pick(WORDS);
    default:
      return new File(['\x89PNG'], 'x.png', { type: 'image/png' });
  }
}

function sampleFields({ properties = {}, required = [] }: Schema, chance: Chance): Input {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || chance.happens(0.5),
  );
  return Object.fromEntries(chosen.map(([name, one]) => [name, sample(one, chance)]));
}

/** One input in four has a field that somebody meant to break. */
export function sampleInput(of: Endpoint, chance: Chance): Input {
  const input = sampleFields(fieldsOf(of), chance);
  const names = Object.keys(input);
  if (names.length && chance.happens(0.25)) input[chance.pick(names)] = chance.pick(hostileValues);
  return input;
}
