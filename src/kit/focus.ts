import type { Slot } from './pool';

interface Rules {
  grid: HTMLElement;
  slots: () => readonly Slot[];
  total: () => number;
  pin: (slot: Slot | undefined) => void;
}

/**
 * Pins the slot that has the focus, so that it is not given to another row under the reader, and
 * leads Tab through the rows in their own order, which is not the order of the slots.
 */
export function followFocus({ grid, slots, total, pin }: Rules) {
  // Where Tab is heading while it is down: 1 forward, -1 back.
  let step = 0;
  const rowOf = (slot: Slot) => grid.children[slots().indexOf(slot)] as HTMLElement;
  const slotOf = (target: EventTarget | null) =>
    slots().find((slot) => rowOf(slot)?.contains(target as Node | null));
  /** The stop that Tab meets first when it comes from where it comes. */
  const nearest = (within?: Element) => stopsIn(within).at(step > 0 ? 0 : -1);
  const furthest = (within?: Element) => stopsIn(within).at(step > 0 ? -1 : 0);

  function inSight() {
    const rows = slots().filter((slot) => slot.peek() >= 0 && isInSight(rowOf(slot)));
    const slot = rows.sort((a, b) => a.peek() - b.peek()).at(step > 0 ? 0 : -1);
    return slot && rowOf(slot);
  }

  function tabbed(event: KeyboardEvent) {
    step = event.key !== 'Tab' ? 0 : event.shiftKey ? -1 : 1;
    const from = event.target as HTMLElement;
    const slot = step ? slotOf(from) : undefined;
    if (!slot || furthest(rowOf(slot)) !== from) return;

    const next = slot.peek() + step;
    // From the last stop in the document the browser itself goes on, out of the grid.
    if (next < 0 || next >= total()) return furthest(grid)?.focus({ preventScroll: true });

    const seated = slots().find((other) => other.peek() === next);
    // A row left behind by scrolling has no neighbour: the reader is brought back to it first.
    if (!seated) from.scrollIntoView({ block: 'nearest' });
    else nearest(rowOf(seated))?.focus();
    event.preventDefault();
  }

  const released = () => {
    step = 0;
  };

  function focused(event: FocusEvent) {
    pin(slotOf(event.target));
    const isEntering = step !== 0 && !grid.contains(event.relatedTarget as Node | null);
    if (isEntering) nearest(inSight())?.focus();
  }

  function blurred(event: FocusEvent) {
    if (!slotOf(event.relatedTarget)) pin(undefined);
  }

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', tabbed, { signal });
  document.addEventListener('keyup', released, { signal });
  grid.addEventListener('focusin', focused, { signal });
  grid.addEventListener('focusout', blurred, { signal });
  return () => listening.abort();
}

function stopsIn(within?: Element) {
  const all = within?.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, [tabindex]',
  );
  return [...(all ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
}

function isInSight(row: Element) {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
