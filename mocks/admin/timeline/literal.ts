const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export const quote = (text: string) =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

/** A value of JSON as source text. */
export function literalOf(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${IDENTIFIER.test(name) ? name : quote(name)}: ${literalOf(inner)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}
