import { effect, type Signal, signal } from '../render/signals';
import type { Lifetime } from './lifetime';

export interface Codec<T> {
  /** Null removes the entry. */
  encode: (value: T) => string | null;
  /** Receives null when nothing is stored. It may throw when it cannot read the text. */
  decode: (text: string | null) => T;
}

/** JSON. The fallback is used when nothing is stored or the text cannot be read. */
export const json = <T>(fallback: T): Codec<T> => ({
  encode: (value) => JSON.stringify(value) ?? null,
  decode: (text) => (text === null ? fallback : (JSON.parse(text) as T)),
});

/** The text itself. Empty when nothing is stored. */
export const plainText: Codec<string> = {
  encode: (text) => text,
  decode: (text) => text ?? '',
};

type Area = 'local' | 'session';

// Even reading `localStorage` can throw: storage may be missing, forbidden or full.
function tryWith<R>(area: Area, act: (storage: Storage) => R) {
  try {
    return act(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

/** What the storage has now. A page from the back/forward cache may have missed a change. */
export const storedText = (key: string, area: Area) =>
  tryWith(area, (storage) => storage.getItem(key));

/** Removes the entries of both storages for which `isRemoved` is true. */
export function removeStored(isRemoved: (key: string, text: string) => unknown) {
  for (const area of ['local', 'session'] as const)
    tryWith(area, (storage) => {
      for (const [key, text] of Object.entries(storage))
        if (isRemoved(key, text)) storage.removeItem(key);
    });
}

/** Removes everything from the session storage of this tab. */
export const clearSessionStorage = () => void tryWith('session', (storage) => storage.clear());

function decodeOr<T>({ decode }: Codec<T>, text: string | null) {
  try {
    return decode(text);
  } catch {
    return decode(null);
  }
}

/** The value that the storage has now. */
export const readStored = <T>(key: string, codec: Codec<T>, area: Area) =>
  decodeOr(codec, storedText(key, area));

/** Keeps a signal in the storage of the browser, and the same in all tabs, until `life` ends. */
export function keepStored<T>(
  { own }: Lifetime,
  value: Signal<T>,
  key: string,
  codec: Codec<T>,
  area: Area = 'local',
) {
  // The text in the storage. The fallback counts as stored, so it is not written.
  let lastText = codec.encode(value.peek());

  const write = () => {
    const next = codec.encode(value.value);
    if (next === lastText) return;
    lastText = next;
    tryWith(area, (storage) =>
      next === null ? storage.removeItem(key) : storage.setItem(key, next),
    );
  };
  const follow = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    const isOurs = changed === key || changed === null;
    if (!isOurs || storageArea !== tryWith(area, (storage) => storage)) return;
    const next = decodeOr(codec, newValue);
    lastText = codec.encode(next);
    value.value = next;
  };
  own(effect(write));
  globalThis.addEventListener?.('storage', follow);
  own(() => globalThis.removeEventListener?.('storage', follow));
}

/** A signal that is kept in the storage of the browser and shared between tabs. Without storage it is a plain signal. */
export function stored<T>(life: Lifetime, key: string, codec: Codec<T>, area: Area = 'local') {
  const value = signal(readStored(key, codec, area));
  keepStored(life, value, key, codec, area);
  return value;
}
