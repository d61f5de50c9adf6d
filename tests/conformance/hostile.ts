import { inputSchema, type Schema } from '../../src/contract/schema';
import type { Endpoint, Input } from './caller';

const deep = (depth: number): unknown => {
  let value: unknown = 'end';
  for (let i = 0; i < depth; i++) value = { a: value };
  return value;
};

/** Values that attackers send in place of valid ones. */
export const hostileValues: unknown[] = [
  'x'.repeat(8000),
  '\u0000\u0001',
  "' OR 1=1; DROP TABLE members; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '𝕱é‮\ud800',
  -1,
  1e308,
  0.1 + 0.2,
  true,
  null,
  [],
  ['a', 'b'],
  { $ne: null },
  deep(200),
];

export const fieldsOf = (endpoint: Endpoint): Schema =>
  endpoint.in ? inputSchema(endpoint.in) : {};

/** Inputs with one hostile value, in one field or under a name that the endpoint does not have; the rest is valid. */
export function hostileInputs(endpoint: Endpoint, valid: Input): Input[] {
  const names = [...Object.keys(fieldsOf(endpoint).properties ?? {}), '__proto__', 'unknown'];
  return names.flatMap((name) =>
    hostileValues.map((value) => Object.defineProperty({ ...valid }, name, ownProperty(value))),
  );
}

/** For `defineProperty`, because an assignment to `__proto__` would set the prototype. */
const ownProperty = (value: unknown) => ({
  value,
  enumerable: true,
  configurable: true,
  writable: true,
});

/** Input in which every field has a wrong type. */
export function wrongTyped(endpoint: Endpoint): Input {
  const wrong = Object.entries(fieldsOf(endpoint).properties ?? {}).map(([name, { type }]) => {
    if (type === 'object' || type === 'array') return [name, 'text'];
    return [name, { not: 'this' }];
  });
  return Object.fromEntries(wrong);
}
