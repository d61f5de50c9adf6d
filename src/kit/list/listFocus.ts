import type { Stop } from '../data/timers';
import { signal } from '../render/signals';
import type { Slot } from './pool';

/** What following the focus in a list needs. */
export interface FollowedList {
  grid: HTMLElement;
  slots: () => readonly Slot[];
  total: () => number;
  pin: (slot: Slot | undefined) => void;
}

/** Follows the focus in each list. Undefined until `startListFocus` is called: until then the browser's own order holds. */
export const listFocus = signal<((list: FollowedList) => Stop) | undefined>(undefined);
