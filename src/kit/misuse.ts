import { Signal } from './signals';

function describe(value: unknown) {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    return `an object with the fields ${Object.keys(value).join(', ') || '(none)'}`;
  }
  return typeof value === 'string' ? `the text "${value}"` : String(value);
}

// Call these behind `import.meta.env.DEV`: the build then leaves them out.

/** Throws when a prop that must be a signal is something else. */
export function requireSignal(prop: string, value: unknown) {
  if (value instanceof Signal) return;
  throw new TypeError(`${prop} must be a signal, but it is ${describe(value)}.`);
}

/** Throws when a prop that must be a plain value is a signal. */
export function rejectSignal(prop: string, value: unknown) {
  if (!(value instanceof Signal)) return;
  throw new TypeError(`${prop} must be a plain value, but it is a signal.`);
}

export function requireFunction(prop: string, value: unknown) {
  if (typeof value === 'function') return;
  throw new TypeError(`${prop} must be a function, but it is ${describe(value)}.`);
}

/** Reports a value that would appear on the page as "NaN" or "[object Object]". */
export function reportUnprintable(place: string, value: unknown) {
  const isBad = Number.isNaN(value) || (typeof value === 'object' && value !== null);
  if (isBad) console.error(`${place} cannot show ${describe(value)}.`);
}
