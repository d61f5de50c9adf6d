/** Replaces localStorage or sessionStorage in Node. */
export class MemoryStorage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.items.set(key, text);
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();
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
