import { batch, type ReadonlySignal, Signal, signal, untracked } from './signals';

// Development only: call it behind `import.meta.env.DEV`. The panel of the mock backend shows the list.

interface ListedStore {
  name: string;
  /** Its signals and those of its resources, by their names. */
  signals: [name: string, of: ReadonlySignal<unknown>][];
}

/** The stores of the page, in the order in which they were made. */
export const listedStores = /* @__PURE__ */ signal<readonly ListedStore[]>([]);

/** A store's own signals, and the `state`, `value` and `error` of its resources. */
const signalsOf = (part: object, path: string): ListedStore['signals'] =>
  Object.entries(part).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    if (value instanceof Signal) return [[name, value]];
    const isResource = !path && typeof value === 'object' && value?.value instanceof Signal;
    return isResource ? signalsOf(value, name) : [];
  });

/** Names the signals of a store and lists it. Returns the function that takes it off the list. */
export function listStore(factoryName: string, store: unknown) {
  const name = factoryName.replace(/^create(.)/, (_, first: string) => first.toLowerCase());
  const signals = typeof store === 'object' && store ? signalsOf(store, '') : [];
  for (const [path, one] of signals) (one as Signal<unknown>).name ??= `${name}.${path}`;
  const listed = { name, signals };
  const change = (list: readonly ListedStore[]) =>
    untracked(() =>
      batch(() => {
        listedStores.value = list;
      }),
    );
  if (signals.length) change([...listedStores.peek(), listed]);
  return () => change(listedStores.peek().filter((one) => one !== listed));
}
