import { reuseEqual } from '../render/reuseEqual';
import { batch, type ReadonlySignal, signal } from '../render/signals';

export type ResourceState = 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed';

/** A request is running. */
export const isBusy = (state: ResourceState) => state === 'loading' || state === 'refreshing';

/** There is nothing to show yet, neither a value nor an error. */
export const isPending = (state: ResourceState) => state === 'idle' || state === 'loading';

export interface Resource<T, P = void> {
  state: ReadonlySignal<ResourceState>;
  value: ReadonlySignal<T | undefined>;
  error: ReadonlySignal<unknown>;
  /** Ends when the request has ended or a later one replaced it. It never rejects: see `error`. */
  load(params: P): Promise<void>;
  /** Repeats the last load. */
  reload(): Promise<void>;
  /** Replaces the value and aborts a running request. */
  set(value: T): void;
  /** Drops everything and aborts a running request. */
  reset(): void;
}

interface Options<T> {
  /** The field that identifies the items of a list. `id` by default. */
  id?: string;
  /** Compares instead of the structural comparison. True keeps the old value as a whole. */
  equals?: (before: T, after: T) => boolean;
}

type Load<T, P> = (params: P, context: { signal: AbortSignal }) => Promise<T>;

const isEqual = (a: unknown, b: unknown) => reuseEqual(a, b) === a;

/** Data from the server. The latest request wins, and equal data changes no signal. */
export function createResource<T, P = void>(
  load: Load<T, P>,
  { id, equals }: Options<T> = {},
): Resource<T, P> {
  const state = signal<ResourceState>('idle');
  const value = signal<T | undefined>(undefined);
  const error = signal<unknown>(undefined);
  let running: AbortController | undefined;
  let requested: { params: P } | undefined;
  let loaded: { params: P } | undefined;

  const update = (nextState: ResourceState, nextValue: T | undefined, nextError?: unknown) =>
    batch(() => {
      state.value = nextState;
      value.value = nextValue;
      error.value = nextError;
    });

  function reuseOld(after: T) {
    const before = value.peek();
    if (before === undefined) return after;
    if (equals) return equals(before, after) ? before : after;
    return reuseEqual(before, after, id);
  }

  function replaceRunning(next?: AbortController) {
    running?.abort();
    running = next;
  }

  async function run(params: P) {
    const request = new AbortController();
    const { signal } = request;
    replaceRunning(request);
    requested = { params };
    update(value.peek() === undefined ? 'loading' : 'refreshing', value.peek());
    try {
      const after = await load(params, { signal });
      if (signal.aborted) return;
      loaded = { params };
      update('ready', reuseOld(after));
    } catch (reason) {
      if (signal.aborted) return;
      // Data that was loaded with other parameters must not be shown for this request.
      const hasOtherParams = loaded !== undefined && !isEqual(loaded.params, params);
      update('failed', hasOtherParams ? undefined : value.peek(), reason);
    } finally {
      if (running === request) running = undefined;
    }
  }

  return {
    state,
    value,
    error,
    load: run,
    reload: async () => {
      if (requested) await run(requested.params);
    },
    set(next) {
      replaceRunning();
      loaded = requested;
      update('ready', reuseOld(next));
    },
    reset() {
      replaceRunning();
      requested = undefined;
      loaded = undefined;
      update('idle', undefined);
    },
  };
}
