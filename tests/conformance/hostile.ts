import { inputSchema } from '../../src/contract/compile';
import type { Schema } from '../../src/contract/schema';
import type { Endpoint, Input } from './caller';

const deep = (depth: number): unknown => {
  let value: unknown = 'end';
  for (let i = 0; i < depth; i++) value = { a: value };
  return value;
};

/** What may stand where a value is wanted. */
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

export const fieldsOf = (of: Endpoint): Schema => (of.in ? inputSchema(of.in) : {});

/** Each field in turn holds each hostile value, the others are as they should be. */
export function hostileInputs(of: Endpoint, fine: Input): Input[] {
  const names = [...Object.keys(fieldsOf(of).properties ?? {}), '__proto__', 'unknown'];
  return names.flatMap((name) =>
    hostileValues.map((value) => Object.defineProperty({ ...fine }, name, own(value))),
  );
}

const own = (value: unknown) => ({ value, enumerable: true, configurable: true, writable: true });

/** Every field is of another kind than it should be. */
export function wrongTyped(of: Endpoint): Input {
  const wrong = Object.entries(fieldsOf(of).properties ?? {}).map(([name, { type }]) => {
    if (type === 'object' || type === 'array') return [name, 'text'];
    return [name, { not: 'this' }];
  });
  return Object.fromEntries(wrong);
}
