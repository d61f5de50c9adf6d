import { after } from '@kit/data/timers';
import { afterPaint } from '@kit/list/afterPaint';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { type Signal, signal } from '@kit/render/signals';
import { type MouseEvent, type SyntheticEvent, useRef } from 'react';

/** The backdrop ignores taps for this time, because the tap that opened the modal could close it. */
export const BACKDROP_DELAY_MS = 300;
const CLOSE_MS = 300;
/** The longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** The open modals, the top one last. What is outside of it cannot be tapped. */
export const openModals = signal<readonly HTMLDialogElement[]>([]);

type Options = {
  /** Whether Esc and a tap on the backdrop close it. */
  dismissible?: boolean;
  /** Focuses the first field this many ms after opening, because keyboards move the page. */
  focusAfter?: number;
  /** Called when the user closes it, not when the caller does. */
  onDismiss?: () => void;
};

/**
 * The first click of a double click may close a modal. The second must not hit the page below. After
 * typing, the next click is a new one.
 */
function ignoreDoubleClick() {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  const stop = () => listeners.abort();
  const ignore = (event: Event) => {
    // Another click, or double click, has begun.
    if ((event as UIEvent).detail < 2) return stop();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', ignore, options);
  document.addEventListener('input', stop, options);
  after(DOUBLE_CLICK_MS, stop);
}

function focusField(dialog: HTMLDialogElement) {
  // The user may already be in another field.
  if (dialog.querySelector(':focus')) return;
  dialog.querySelector<HTMLElement>('input,textarea')?.focus();
}

/** The behaviour of a modal <dialog>. The browser itself traps the focus and restores it. */
export function useModal(open: Signal<boolean>, options: Options = {}) {
  const { dismissible = true, focusAfter, onDismiss } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useOnce(() => ({ at: 0 }));
  /** Stays true until the closing animation has ended, so that the content remains visible. */
  const isMounted = useOnce(() => signal(false));

  useSignalEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open.value) {
      if (dialog.open) ignoreDoubleClick();
      dialog.close();
      return after(CLOSE_MS, () => {
        isMounted.value = false;
      });
    }
    // What is behind a modal dialog becomes inert, for which the browser computes the styles of the whole page again.
    let stop = afterPaint(() => {
      isMounted.value = true;
      opened.at = performance.now();
      // Its content comes after this, so the dialog itself takes the focus and not the first button in it.
      if (!dialog.open) dialog.showModal();
      // Needless calls of focus() force a layout.
      if (document.activeElement !== dialog) dialog.focus();
      if (focusAfter !== undefined) stop = after(focusAfter, () => focusField(dialog));
    });
    return () => stop();
  });

  useSignalEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open.value) return;
    openModals.value = [...openModals.peek(), dialog];
    return () => {
      openModals.value = openModals.peek().filter((other) => other !== dialog);
    };
  });

  /** It is seen to close first. Then the page behind it gets its styles back, as when it opened. */
  const dismiss = () => {
    if (!dismissible || !open.peek()) return;
    const dialog = ref.current;
    dialog?.toggleAttribute('data-closing', true);
    afterPaint(() => {
      dialog?.toggleAttribute('data-closing', false);
      if (!open.peek()) return;
      open.value = false;
      onDismiss?.();
    });
  };
  return {
    isMounted,
    dismiss,
    props: {
      ref,
      tabIndex: -1,
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      },
      // At a second Esc a browser may close it even though `cancel` was prevented.
      onClose: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget || !open.peek()) return;
        if (dismissible) dismiss();
        else ref.current?.showModal();
      },
      // A click on the dialog itself is a click on the backdrop. The content is one child.
      onClick: (event: MouseEvent) => {
        const isBackdrop = event.target === event.currentTarget;
        if (isBackdrop && performance.now() - opened.at >= BACKDROP_DELAY_MS) dismiss();
      },
    },
  };
}
