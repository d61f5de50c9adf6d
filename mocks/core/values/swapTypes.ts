/** Turns texts into numbers and numbers into texts, also inside of lists and objects. */
export function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapTypes(inner)]));
}
