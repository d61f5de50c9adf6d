import { isObject } from '../core/values/isObject';

/** With these names, a merge could change the prototype that all objects share. */
const UNSAFE_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Changes the fields of an object, also in objects inside it. Lists are replaced as a whole. */
export function merge<T extends object>(target: T, changes: object): T {
  const fields = target as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes)) {
    if (UNSAFE_NAMES.includes(name)) continue;
    const current = fields[name];
    if (!isObject(value)) fields[name] = value;
    else if (isObject(current)) merge(current, value);
    else fields[name] = merge({}, value);
  }
  return target;
}
