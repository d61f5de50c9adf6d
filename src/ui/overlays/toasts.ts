import { after } from '@kit/data/timers';
import { type ReadonlySignal, signal } from '@kit/render/signals';
import type { MaybeSignal } from '../theme/maybeSignal';

/**
 * How long toasts are shown, by the names of the specification. `short` is longer than the default, which is for
 * toasts of a word or two. `wait` is the longest time of a loading toast that gives up.
 */
export const toastMs = {
  normal: 1500,
  short: 3000,
  long: 8000,
  offline: 2000,
  saved: 1000,
  wait: 10_000,
} as const;

export type ToastKind = 'info' | 'ok' | 'fail' | 'loading';
export type Toast = { kind: ToastKind; text: MaybeSignal<string> };
type Show = {
  text: MaybeSignal<string>;
  kind?: ToastKind;
  /** How long it is shown. 1.5 s by default, and until it is closed for `loading`. */
  ms?: number;
};

/** Shows one toast at a time. A new one replaces it. */
export function createToasts() {
  const current = signal<Toast | undefined>(undefined);
  let hasView = false;
  let startTimer = () => {};
  let stop = () => {};

  function show({ text, kind = 'info', ms }: Show): () => void {
    const toast: Toast = { kind, text };
    const close = () => {
      if (current.peek() !== toast) return;
      stop();
      current.value = undefined;
    };
    stop();
    stop = () => {};
    current.value = toast;
    const duration = ms ?? (kind === 'loading' ? Number.POSITIVE_INFINITY : toastMs.normal);
    startTimer = () => {
      if (Number.isFinite(duration)) stop = after(duration, close);
    };
    if (hasView) startTimer();
    return close;
  }

  return {
    current: current as ReadonlySignal<Toast | undefined>,
    show,
    /** Ends the time of the toast that is shown. */
    stop: () => stop(),
    /** For the view, which is loaded late: the time of a toast begins when it can be seen. */
    startTimers() {
      if (hasView) return;
      hasView = true;
      if (current.peek()) startTimer();
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
