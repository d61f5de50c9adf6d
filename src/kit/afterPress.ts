import { after, type Stop } from './timers';

/** From a press to its click; a press that becomes none is over by then. */
const LONGEST = 150;

const waiting = new Set<() => void>();
let isDown = false;
let stop: Stop = () => {};

function release() {
  isDown = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

const releaseIn = (ms: number) => () => {
  stop();
  stop = after(ms, release);
};

/** Knows of presses from now on. */
export function watchPress(): Stop {
  const listening = new AbortController();
  const how = { capture: true, passive: true, signal: listening.signal };
  const pressed = () => {
    stop();
    isDown = true;
  };
  document.addEventListener('pointerdown', pressed, how);
  document.addEventListener('pointerup', releaseIn(LONGEST), how);
  document.addEventListener('pointercancel', releaseIn(0), how);
  document.addEventListener('click', releaseIn(0), how);
  return () => listening.abort();
}

/**
 * Acts when no press is under way. A press takes the focus from a field before it becomes a click:
 * what moved the page in between would put something else under the finger.
 */
export function afterPress(act: () => void) {
  if (isDown) waiting.add(act);
  else act();
}
