import { type ReadonlySignal, signal } from '@kit/signals';
import { after } from '@kit/timers';
import type { MaybeSignal } from './maybeSignal';

export const toastMs = { normal: 1500, short: 3000, long: 8000, offline: 2000 } as const;

export type ToastKind = 'info' | 'ok' | 'fail' | 'loading';
export type Toast = { kind: ToastKind; text: MaybeSignal<string> };
type Show = {
  text: MaybeSignal<string>;
  kind?: ToastKind;
  /** 1.5 s unless told; a loading one stays until it is closed. Infinity stays too. */
  ms?: number;
};

/** One toast at a time, the newest wins. */
export function createToasts() {
  const current = signal<Toast | undefined>(undefined);
  let stop = () => {};

  function show({ text, kind = 'info', ms }: Show): () => void {
    const toast: Toast = { kind, text };
    const close = () => {
      if (current.peek() !== toast) return;
      stop();
      current.value = undefined;
    };
    stop();
    current.value = toast;
    const life = ms ?? (kind === 'loading' ? Number.POSITIVE_INFINITY : toastMs.normal);
    stop = Number.isFinite(life) ? after(life, close) : () => {};
    return close;
  }
  return { current: current as ReadonlySignal<Toast | undefined>, show };
}

export type Toasts = ReturnType<typeof createToasts>;
