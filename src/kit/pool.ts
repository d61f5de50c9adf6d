import { batch, type ReadonlySignal, type Signal, signal } from './signals';

/** The row a slot shows; none when negative. */
export type Slot = Signal<number>;

export interface Pool {
  /** Grows when a window needs more; never shrinks. */
  slots: ReadonlySignal<readonly Slot[]>;
  /** Shows these rows, moving as few slots as it can and never the pinned one. */
  seat(first: number, size: number, pinned?: Slot): void;
}

/** Slots that are drawn once and pass from row to row. */
export function createPool(): Pool {
  const slots = signal<readonly Slot[]>([]);

  function seat(first: number, size: number, pinned?: Slot) {
    const free = new Set<Slot>();
    const missing = new Set(Array.from({ length: size }, (_, at) => first + at));
    for (const slot of slots.peek()) {
      if (!missing.delete(slot.peek()) && slot !== pinned) free.add(slot);
    }

    const added: Slot[] = [];
    batch(() => {
      for (const row of missing) {
        // A row that comes back to its usual slot keeps the slots in the order of the rows.
        const usual = slots.peek()[row % size];
        const slot = usual && free.has(usual) ? usual : free.values().next().value;
        if (slot) {
          free.delete(slot);
          slot.value = row;
        } else added.push(signal(row));
      }
      for (const slot of free) slot.value = -1;
      if (added.length) slots.value = [...slots.peek(), ...added];
    });
  }

  return { slots, seat };
}
