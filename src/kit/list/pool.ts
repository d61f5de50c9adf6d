import { batch, type ReadonlySignal, type Signal, signal } from '../render/signals';

/** The number of the row that a slot shows. A negative number means none. */
export type Slot = Signal<number>;

export interface Pool {
  /** Grows when more rows are visible. It never shrinks. */
  slots: ReadonlySignal<readonly Slot[]>;
  /** Shows these rows. It changes as few slots as possible, and never the pinned one. */
  assign(first: number, size: number, pinned?: Slot): void;
}

/** Slots are drawn once and then show one row after another. */
export function createPool(): Pool {
  const slots = signal<readonly Slot[]>([]);

  function assign(first: number, size: number, pinned?: Slot) {
    const free = new Set<Slot>();
    const missing = new Set(Array.from({ length: size }, (_, at) => first + at));
    for (const slot of slots.peek()) {
      if (!missing.delete(slot.peek()) && slot !== pinned) free.add(slot);
    }

    const added: Slot[] = [];
    batch(() => {
      for (const row of missing) {
        // Giving a row its usual slot back keeps the slots in the order of the rows.
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

  return { slots, assign };
}
