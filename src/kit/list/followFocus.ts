import type { Stop } from '../data/timers';
import { type FollowedList, listFocus } from './listFocus';
import type { Slot } from './pool';

/**
 * Pins the slot that has the focus, so that it does not get another row. Moves the focus by Tab in
 * the order of the rows, because the slots stand in the DOM in another order.
 */
export function followFocus({ grid, slots, total, pin }: FollowedList): Stop {
  // The direction while Tab is pressed: 1 forward, -1 back, 0 when it is not pressed.
  let step = 0;
  /** Where Tab enters the list. It is found before the browser scrolls to the element that it focuses first. */
  let entry: HTMLElement | undefined;
  const rowOf = (slot: Slot) => grid.children[slots().indexOf(slot)] as HTMLElement;
  const slotOf = (target: EventTarget | null) =>
    slots().find((slot) => rowOf(slot)?.contains(target as Node | null));
  /** The first focusable element in the direction of Tab. */
  const firstIn = (within?: Element) => focusableIn(within).at(step > 0 ? 0 : -1);
  const lastIn = (within?: Element) => focusableIn(within).at(step > 0 ? -1 : 0);

  function firstVisibleRow() {
    const rows = slots().filter((slot) => slot.peek() >= 0 && isVisible(rowOf(slot)));
    const slot = rows.sort((a, b) => a.peek() - b.peek()).at(step > 0 ? 0 : -1);
    return slot && rowOf(slot);
  }

  function onKeyDown(event: KeyboardEvent) {
    // WebKit on Linux has no name for the key while Shift is pressed.
    step = [event.key, event.code].includes('Tab') ? tabStep(event) : 0;
    const from = event.target as HTMLElement;
    const slot = step ? slotOf(from) : undefined;
    entry = step && !slot ? firstVisibleRow() : undefined;
    if (!slot || lastIn(rowOf(slot)) !== from) return;

    const next = slot.peek() + step;
    // From the last element in the DOM, the browser itself moves the focus out of the grid.
    if (next < 0 || next >= total()) return lastIn(grid)?.focus({ preventScroll: true });

    const nextSlot = slots().find((other) => other.peek() === next);
    // A pinned row that was scrolled away has no neighbour. Scroll back to it first.
    if (!nextSlot) from.scrollIntoView({ block: 'nearest' });
    else firstIn(rowOf(nextSlot))?.focus();
    event.preventDefault();
  }

  const onKeyUp = () => {
    step = 0;
  };

  function onFocusIn(event: FocusEvent) {
    pin(slotOf(event.target));
    const isEntering = step !== 0 && !grid.contains(event.relatedTarget as Node | null);
    if (isEntering) firstIn(entry)?.focus();
  }

  function onFocusOut(event: FocusEvent) {
    if (!slotOf(event.relatedTarget)) pin(undefined);
  }

  // A row may have the focus already.
  const current = slotOf(document.activeElement);
  if (current) pin(current);

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('keyup', onKeyUp, { signal });
  // A key that leaves the page is released elsewhere.
  addEventListener('blur', onKeyUp, { signal });
  grid.addEventListener('focusin', onFocusIn, { signal });
  grid.addEventListener('focusout', onFocusOut, { signal });
  return () => listeners.abort();
}

/** From here on all lists follow the focus, until it is stopped. The app calls it once. */
export function startListFocus(): Stop {
  listFocus.value = followFocus;
  return () => {
    listFocus.value = undefined;
  };
}

const tabStep = ({ shiftKey }: KeyboardEvent) => (shiftKey ? -1 : 1);

function focusableIn(within?: Element) {
  const all = within?.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, [tabindex]',
  );
  return [...(all ?? [])].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
}

function isVisible(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
