/**
 * A path of names, such as `accounts[].amount`, as the names before, between and after its lists:
 * `[['accounts'], ['amount']]`. The empty path is the value itself.
 * @param {string} path
 */
export const partsOf = (path) => path.split('[]').map((part) => part.split('.').filter(Boolean));

/**
 * @param {any} value
 * @param {string[]} names
 */
const readAt = (value, names) => names.reduce((one, name) => one?.[name], value);

/**
 * A copy of the target with the value at this place.
 * @param {any} target
 * @param {string[]} names
 * @param {unknown} value
 * @returns {unknown}
 */
function withValue(target, [name, ...names], value) {
  if (name === undefined) return value;
  const fields = typeof target === 'object' && target !== null ? target : {};
  return { ...fields, [name]: withValue(fields[name], names, value) };
}

/**
 * The target with what the source has at `from`, converted, at `to`. Both paths pass the same number of lists. What is
 * absent or null is left out.
 * @param {any} source
 * @param {string[][]} from
 * @param {any} target
 * @param {string[][]} to
 * @param {(value: any) => unknown} convert
 * @returns {any}
 */
export function copyField(
  source,
  [names = [], ...inner],
  target,
  [toNames = [], ...toInner],
  convert,
) {
  const value = readAt(source, names);
  if (value === undefined || value === null) return target;
  if (!inner.length) return withValue(target, toNames, convert(value));
  if (!Array.isArray(value)) return target;
  const rows = readAt(target, toNames) ?? [];
  const copied = value.map((row, i) => copyField(row, inner, rows[i], toInner, convert));
  return withValue(target, toNames, copied);
}

/**
 * The target with the value where a field is absent, in each row of its lists.
 * @param {any} target
 * @param {string[][]} to
 * @param {unknown} value
 * @returns {any}
 */
export function fillField(target, [names = [], ...inner], value) {
  const present = readAt(target, names);
  if (!inner.length) return present === undefined ? withValue(target, names, value) : target;
  if (!Array.isArray(present)) return target;
  return withValue(
    target,
    names,
    present.map((row) => fillField(row, inner, value)),
  );
}

/**
 * The value at a path without lists.
 * @param {unknown} value
 * @param {string | undefined} path
 * @returns {any}
 */
export const fieldAt = (value, path) =>
  path === undefined ? undefined : readAt(value, partsOf(path)[0] ?? []);

/**
 * A copy with the value at a path without lists.
 * @param {unknown} target
 * @param {string} path
 * @param {unknown} value
 * @returns {any}
 */
export const withField = (target, path, value) => withValue(target, partsOf(path)[0] ?? [], value);
