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
  let text = tryWith(area, (storage) => storage.getItem(key));
  const value = signal(decodeOr(codec, text));
  let isFirst = true;

  effect(() => {
    const next = codec.encode(value.value);
    // What was only a fallback is not written down.
    if (isFirst || next === text) return;
    text = next;
    tryWith(area, (storage) =>
      next === null ? storage.removeItem(key) : storage.setItem(key, next),
    );
  });
  isFirst = false;

  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    const isOurs = event.key === key || event.key === null;
    if (!isOurs || tryWith(area, (storage) => storage) !== event.storageArea) return;
    text = event.key === null ? null : event.newValue;
    value.value = decodeOr(codec, text);
  });
  return value;
}
