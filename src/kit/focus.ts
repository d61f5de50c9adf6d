import type { Slot } from './pool';

/**
 * Names the slot that has the focus, so that it is not given to another row under the reader, and
 * leads Tab through the rows in their own order, which is not the order of the slots.
 */
export function followFocus(
  grid: HTMLElement,
  slots: () => readonly Slot[],
  pin: (slot: Slot | undefined) => void,
) {
  const slotOf = (target: EventTarget | null) =>
    slots().find((_, at) => grid.children[at]?.contains(target as Node | null));

  const focused = (event: FocusEvent) => pin(slotOf(event.target));

  const blurred = (event: FocusEvent) => {
    if (!slotOf(event.relatedTarget)) pin(undefined);
  };

  grid.addEventListener('focusin', focused);
  grid.addEventListener('focusout', blurred);
  return () => {
    grid.removeEventListener('focusin', focused);
    grid.removeEventListener('focusout', blurred);
  };
}
