import { share } from './share';
import { batch, type ReadonlySignal, signal } from './signals';

export type ResourceState = 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed';

export interface Resource<T, P = void> {
  state: ReadonlySignal<ResourceState>;
  value: ReadonlySignal<T | undefined>;
  error: ReadonlySignal<unknown>;
  /** Settles when this load is over or overtaken; never rejects, a failure is the state. */
  load(params: P): Promise<void>;
  /** The last load again. */
  reload(): Promise<void>;
  /** Puts a value in place of whatever is on its way. */
  set(value: T): void;
  reset(): void;
}

interface Options<T> {
  /** The field by which items of a list are the same item. */
  id?: string;
  /** Replaces the structural comparison: true keeps the old value whole. */
  equals?: (before: T, after: T) => boolean;
}

type Load<T, P> = (params: P, context: { signal: AbortSignal }) => Promise<T>;

/** Data that is fetched: the latest request wins, and data equal to what is here changes nothing. */
export function createResource<T, P = void>(
  load: Load<T, P>,
  { id, equals }: Options<T> = {},
): Resource<T, P> {
  const state = signal<ResourceState>('idle');
  const value = signal<T | undefined>(undefined);
  const error = signal<unknown>(undefined);
  let running: AbortController | undefined;
  let last: { params: P } | undefined;

  const put = (next: ResourceState, data: T | undefined, reason?: unknown) =>
    batch(() => {
      state.value = next;
      value.value = data;
      error.value = reason;
    });

  function keep(after: T) {
    const before = value.peek();
    if (before === undefined) return after;
    if (equals) return equals(before, after) ? before : after;
    return share(before, after, id);
  }

  function overtake(by?: AbortController) {
    running?.abort();
    running = by;
  }

  async function run(params: P) {
    const own = new AbortController();
    const { signal } = own;
    overtake(own);
    last = { params };
    const hasData = state.peek() === 'ready' || state.peek() === 'refreshing';
    put(hasData ? 'refreshing' : 'loading', value.peek());
    try {
      const after = await load(params, { signal });
      if (!signal.aborted) put('ready', keep(after));
    } catch (reason) {
      if (!signal.aborted) put('failed', value.peek(), reason);
    } finally {
      if (running === own) running = undefined;
    }
  }

  return {
    state,
    value,
    error,
    load: run,
    reload: async () => {
      if (last) await run(last.params);
    },
    set(next) {
      overtake();
      put('ready', keep(next));
    },
    reset() {
      overtake();
      last = undefined;
      put('idle', undefined);
    },
  };
}
