import { useDebugValue } from 'react';
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

/** A file that is no hook and no part of the kit, in a line of a stack. */
const CALLER = /(?:src\/(?!kit\/)|tests\/)(?:[\w-]+\/)*(?!use[A-Z])[\w.-]+\.tsx?/;

/** Throws when a hook runs outside of a component: where that is, and where hooks may be called. */
export function requireComponent(hook: string) {
  try {
    // It keeps no state, and fails there as every hook does.
    // biome-ignore lint/correctness/useHookAtTopLevel: whether it throws is the question
    useDebugValue(hook);
  } catch (error) {
    const line = new Error().stack?.split('\n').find((one) => CALLER.test(one)) ?? '';
    const [, file = 'a file', row = '?'] = /((?:src|tests)\/[^?:]+)[^:]*:(\d+)/.exec(line) ?? [];
    throw new Error(
      `${hook}() was called in ${file}:${row}, outside of the body of a component. ` +
        'Call it there, not in a handler, in an effect, after an await or in a module.',
      { cause: error },
    );
  }
}
