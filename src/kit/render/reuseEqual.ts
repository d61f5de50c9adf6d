type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The new data, in which every part that equals the old one is the old object. If all parts are equal, the
 * result is the whole old object. Items of a list are matched by the field that `id` names, or by their position
 * when they have no such field.
 */
export function reuseEqual<T>(before: unknown, after: T, id = 'id'): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return reuseInList(before, after, id) as T;
  if (isFields(before) && isFields(after)) return reuseInFields(before, after, id) as T;
  return after;
}

function reuseInList(before: unknown[], after: unknown[], id: string) {
  const idOf = (item: unknown) => (isFields(item) ? item[id] : undefined);
  const known = new Map(before.map((item) => [idOf(item), item]));
  const result = after.map((item, at) => {
    const key = idOf(item);
    return reuseEqual(key === undefined ? before[at] : known.get(key), item, id);
  });
  const isSame = result.length === before.length && result.every((item, at) => item === before[at]);
  return isSame ? before : result;
}

function reuseInFields(before: Fields, after: Fields, id: string) {
  const names = Object.keys(after);
  const result = Object.fromEntries(
    names.map((name) => [name, reuseEqual(before[name], after[name], id)]),
  );
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(result[name], before[name]));
  return isSame ? before : result;
}
