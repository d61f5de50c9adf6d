/** Replaces localStorage or sessionStorage in Node. */
export class MemoryStorage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.items.set(key, text);
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();

  /** As in a browser, what is listed of a storage are its entries. */
  constructor() {
    const { items } = this;
    const textOf = (key: string | symbol) => items.get(String(key));
    // biome-ignore lint/correctness/noConstructorReturn: a class that is a proxy of itself
    return new Proxy(this, {
      ownKeys: () => [...items.keys()],
      get: (target, key) => textOf(key) ?? Reflect.get(target, key),
      getOwnPropertyDescriptor: (target, key) =>
        items.has(String(key))
          ? { value: textOf(key), enumerable: true, configurable: true }
          : Reflect.getOwnPropertyDescriptor(target, key),
    });
  }
}

type StorageListener = (event: {
  key: string;
  newValue: string | null;
  storageArea: unknown;
}) => void;

/** A storage that tells its changes to all tabs at once, as a browser does later. */
export class SharedStorage extends MemoryStorage {
  listeners: StorageListener[] = [];
  /** For `globalThis.addEventListener`. */
  listen = (name: string, listener: StorageListener) => {
    if (name === 'storage') this.listeners.push(listener);
  };
  private tell(key: string, newValue: string | null) {
    for (const listener of this.listeners) listener({ key, newValue, storageArea: this });
    return undefined;
  }
  override setItem = (key: string, text: string) => {
    this.items.set(key, text);
    return this.tell(key, text);
  };
  override removeItem = (key: string) => {
    this.items.delete(key);
    return this.tell(key, null);
  };
}
