import { createSignal } from 'solid-js';
import * as data from './data.mjs';
import { drive } from './drive.mjs';

/** The state of both Solid peers: one signal for each value that changes by itself. */
export function createState() {
  const [isHidden, setHidden] = createSignal(false);
  const [left, setLeft] = createSignal(data.seconds);
  const [step, setStep] = createSignal(0);
  const counts = data.counts.map((count) => createSignal(count));
  const favourites = new Map();

  function favourite(id) {
    const known = favourites.get(id) ?? createSignal(false);
    favourites.set(id, known);
    return known;
  }

  drive({
    tick: () => setLeft((now) => now - 1),
    badge: (at) => counts[at][1]((now) => now + 1),
    turn: () => setStep((now) => now + 1),
  });

  return {
    isHidden,
    left,
    step,
    counts,
    toggleHidden: () => setHidden((now) => !now),
    isFavourite: (id) => favourite(id)[0](),
    toggleFavourite: (id) => favourite(id)[1]((now) => !now),
  };
}
