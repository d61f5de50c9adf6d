import { nearestOf } from './nearestOf';

/** The fields of an object schema. */
export const fieldNames = (schema: unknown): string[] =>
  (schema as { props: { key: string }[] }).props.map(({ key }) => key);

/** Throws on names that do not exist, with the nearest one and the list of those that do. */
export function checkKnown(what: string, names: string[], known: Iterable<string>) {
  const list = [...known];
  const unknown = names.find((name) => !list.includes(name));
  if (unknown === undefined) return;
  const nearest = nearestOf(unknown, list);
  const hint = nearest ? ` (did you mean "${nearest}"?)` : '';
  throw new Error(`unknown ${what} "${unknown}"${hint}; known: ${list.join(', ') || 'none'}`);
}
