type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The new data built from the old wherever they are equal, so that equal data is the same data.
 * Items of a list are matched by their `id` field, and by place where they have none.
 */
export function share<T>(before: unknown, after: T, id = 'id'): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after, id) as T;
  if (isFields(before) && isFields(after)) return shareFields(before, after, id) as T;
  return after;
}

function shareList(before: unknown[], after: unknown[], id: string) {
  const idOf = (item: unknown) => (isFields(item) ? item[id] : undefined);
  const known = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item, at) => {
    const key = idOf(item);
    return share(key === undefined ? before[at] : known.get(key), item, id);
  });
  const isSame = shared.length === before.length && shared.every((item, at) => item === before[at]);
  return isSame ? before : shared;
}

function shareFields(before: Fields, after: Fields, id: string) {
  const names = Object.keys(after);
  const shared = Object.fromEntries(
    names.map((name) => [name, share(before[name], after[name], id)]),
  );
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(shared[name], before[name]));
  return isSame ? before : shared;
}
