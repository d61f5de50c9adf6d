const keys = new WeakMap<object, number>();
let last = 0;

/** A React key for an object: the same object has the same key, another object has another one. */
export function keyOf(object: object) {
  const key = keys.get(object) ?? ++last;
  keys.set(object, key);
  return key;
}
