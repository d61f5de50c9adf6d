import { effect, type Signal } from '@kit/signals';
import { after } from '@kit/timers';
import { useMount, useSignal } from '@kit/useSignal';
import { type MouseEvent, type SyntheticEvent, useRef } from 'react';

/** A tap that opened the modal must not close it: the mask is deaf for so long. */
export const maskDeafMs = 300;
const leaveMs = 300;

type Options = {
  /** Closes by Esc and by the mask. */
  dismissible?: boolean;
  /** Focuses the first field so long after opening, for keyboards that push the page. */
  focusAfter?: number;
  /** By the user, not by the caller. */
  onDismiss?: () => void;
};

/** What a modal <dialog> needs: the browser traps the focus and gives it back. */
export function useModal(open: Signal<boolean>, options: Options = {}) {
  const { dismissible = true, focusAfter, onDismiss } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  /** Outlives `open` by the leaving motion, so that the content does not vanish first. */
  const isMounted = useSignal(open.peek());

  useMount(() =>
    effect(() => {
      const dialog = ref.current;
      if (!dialog) return;
      if (!open.value) {
        dialog.close();
        return after(leaveMs, () => {
          isMounted.value = false;
        });
      }
      isMounted.value = true;
      openedAt.current = performance.now();
      if (!dialog.open) dialog.showModal();
      dialog.focus();
      if (focusAfter === undefined) return;
      return after(focusAfter, () => {
        // Whoever is in a field by then stays there.
        if (dialog.querySelector(':focus')) return;
        dialog.querySelector<HTMLElement>('input,textarea')?.focus();
      });
    }),
  );

  const dismiss = () => {
    if (!dismissible || !open.peek()) return;
    open.value = false;
    onDismiss?.();
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
      // A browser may close it over a refused cancel, at a second Esc.
      onClose: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget || !open.peek()) return;
        if (dismissible) dismiss();
        else ref.current?.showModal();
      },
      // The dialog itself is the mask: its content sits in one child.
      onClick: (event: MouseEvent) => {
        const isMask = event.target === event.currentTarget;
        if (isMask && performance.now() - openedAt.current >= maskDeafMs) dismiss();
      },
    },
  };
}
