import { effect, type Signal, signal } from './signals';

export interface Codec<T> {
  /** Null takes the entry away. */
  encode: (value: T) => string | null;
  /** Null where nothing is stored; may throw at what it cannot read. */
  decode: (text: string | null) => T;
}

/** JSON with a value for what is absent or cannot be read. */
export const json = <T>(fallback: T): Codec<T> => ({
  encode: (value) => JSON.stringify(value) ?? null,
  decode: (text) => (text === null ? fallback : (JSON.parse(text) as T)),
});

type Area = 'local' | 'session';

// Naming the area can throw already: storage may be absent, forbidden or full.
function tryWith<R>(area: Area, act: (storage: Storage) => R) {
  try {
    return act(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

/** Takes away all that the tab keeps. */
export const emptySession = () => void tryWith('session', (storage) => storage.clear());

function decodeOr<T>({ decode }: Codec<T>, text: string | null) {
  try {
    return decode(text);
  } catch {
    return decode(null);
  }
}

/**
 * A signal kept in the browser's storage and shared between its tabs. Where there is no storage it
 * is a signal all the same. Made once for the life of the page: it listens from then on.
 */
export function stored<T>(key: string, codec: Codec<T>, area: Area = 'local'): Signal<T> {
  const value = signal(
    decodeOr(
      codec,
      tryWith(area, (storage) => storage.getItem(key)),
    ),
  );
  // What is stored, or stands for it: a fallback is not written down.
  let text = codec.encode(value.peek());

  effect(() => {
    const next = codec.encode(value.value);
    if (next === text) return;
    text = next;
    tryWith(area, (storage) =>
      next === null ? storage.removeItem(key) : storage.setItem(key, next),
    );
  });

  globalThis.addEventListener?.('storage', ({ key: changed, newValue, storageArea }) => {
    const isOurs = changed === key || changed === null;
    if (!isOurs || storageArea !== tryWith(area, (storage) => storage)) return;
    const next = decodeOr(codec, newValue);
    text = codec.encode(next);
    value.value = next;
  });
  return value;
}
