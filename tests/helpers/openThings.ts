import { onTestFinished, vi } from 'vitest';

/** Counts listeners, but not those of a node that was removed from the page: they end with it. */
function listenersOf() {
  const open = new Map<string, EventTarget>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, ++last);
    return ids.get(thing);
  };
  const keyOf = (target: EventTarget, type: string, listener: object, capture: boolean) =>
    [idOf(target), type, idOf(listener), capture].join(' ');
  const isCapture = (options?: boolean | AddEventListenerOptions) =>
    typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  function add(
    this: EventTarget | undefined,
    type: string,
    listener: EventListener | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || target instanceof AbortSignal) return;
    const { signal, once } = typeof options === 'object' ? options : {};
    if (signal?.aborted) return;
    const key = keyOf(target, type, listener, isCapture(options));
    open.set(key, target);
    const forget = () => open.delete(key);
    if (signal) addEventListener.call(signal, 'abort', forget);
    if (once) addEventListener.call(target, type, forget, { once: true });
  }
  function remove(
    this: EventTarget | undefined,
    type: string,
    listener: EventListener | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener) open.delete(keyOf(target, type, listener, isCapture(options)));
  }
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(add as never);
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(remove as never);
  // The page of the test runner has its own ones at the window.
  vi.stubGlobal('addEventListener', add.bind(window));
  vi.stubGlobal('removeEventListener', remove.bind(window));
  return () =>
    [...open.values()].filter((target) => !(target instanceof Node) || target.isConnected).length;
}

function channelsOf() {
  const open = new Set<unknown>();
  const { BroadcastChannel } = window;
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
    override close() {
      open.delete(this);
      super.close();
    }
  }
  vi.stubGlobal('BroadcastChannel', Counted);
  return open;
}

/** Observers that observe something. */
function observersOf(name: 'ResizeObserver' | 'MutationObserver' | 'IntersectionObserver') {
  const open = new Set<unknown>();
  const { prototype } = window[name];
  const { observe, disconnect } = prototype;
  vi.spyOn(prototype, 'observe').mockImplementation(function (this: never, ...args: never[]) {
    open.add(this);
    (observe as (...all: never[]) => void).apply(this, args);
  } as never);
  vi.spyOn(prototype, 'disconnect').mockImplementation(function (this: never) {
    open.delete(this);
    disconnect.call(this);
  } as never);
  return open;
}

function timersOf(start: 'setTimeout' | 'setInterval', stop: 'clearTimeout' | 'clearInterval') {
  const open = new Set<unknown>();
  const [originalStart, originalStop] = [window[start], window[stop]];
  vi.stubGlobal(start, (act: () => void, ms?: number) => {
    const id: unknown = originalStart(() => {
      if (start === 'setTimeout') open.delete(id);
      act();
    }, ms);
    open.add(id);
    return id;
  });
  vi.stubGlobal(stop, (id: never) => {
    open.delete(id);
    originalStop(id);
  });
  return open;
}

/** Counts what is opened from now on and not closed. Ends with the test. */
export function countOpen() {
  const countListeners = listenersOf();
  const channels = channelsOf();
  const observers = (['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const).map(
    observersOf,
  );
  const intervals = timersOf('setInterval', 'clearInterval');
  const timeouts = timersOf('setTimeout', 'clearTimeout');
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return () => ({
    listeners: countListeners(),
    channels: channels.size,
    observers: observers.reduce((sum, { size }) => sum + size, 0),
    intervals: intervals.size,
    timeouts: timeouts.size,
  });
}
