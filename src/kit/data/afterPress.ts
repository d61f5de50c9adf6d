import { after, type Stop } from './timers';

/** A click follows its `pointerup` within this time, or there is no click. */
const CLICK_DELAY = 150;

const waiting = new Set<() => void>();
let watchers = 0;
let isPressed = false;
let stop: Stop = () => {};

function release() {
  isPressed = false;
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

const releaseIn = (ms: number) => () => {
  stop();
  stop = after(ms, release);
};

/** Watches presses on the page until it is stopped. */
export function watchPress(): Stop {
  watchers++;
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const press = () => {
    stop();
    isPressed = true;
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', releaseIn(CLICK_DELAY), options);
  document.addEventListener('pointercancel', releaseIn(0), options);
  document.addEventListener('click', releaseIn(0), options);
  return () => {
    listeners.abort();
    watchers--;
    if (watchers > 0) return;
    // Without listeners the end of this press would not be noticed.
    stop();
    waiting.clear();
    isPressed = false;
  };
}

/**
 * Runs the action when no press is in progress. A press moves the focus before it becomes a click:
 * if the page moved in between, the click would hit another element.
 */
export function afterPress(action: () => void) {
  if (isPressed) waiting.add(action);
  else action();
}
