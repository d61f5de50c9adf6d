import { nextTask } from '@kit/data/nextTask';
import { after } from '@kit/data/timers';
import { effect, type ReadonlySignal, signal } from '@kit/render/signals';
import { typeInto } from '../navigation/typeInto';
import { counterpartOf } from './counterpart';
import type { FirstScreen } from './window';

/** The longest that the app waits until it shows as much as the first screen. */
export const MAX_WAIT_MS = 8_000;

const GAME = '.gamecard[data-blank="false"]';
const GAME_OR_SKELETON = `${GAME}, .skeleton-card`;

/** What the first screen has, the app must have too before it takes over. */
const COUNTED = ['.banner', '.catmenu-item', '.chip', '.promo', '.field-input', GAME];

/** The app shows at least as much, or an error. Games replace their skeletons, and a screen its loading indicator. */
function showsAsMuch(app: Element, first: Element) {
  const count = (root: Element, selector: string) => root.querySelectorAll(selector).length;
  const parts = [...first.querySelectorAll('.shell-main > :not(.loading)')].map(
    ({ classList }) => `.shell-main > .${classList[0]}`,
  );
  return (
    count(app, '.shell-main [role="alert"]') ||
    ([...COUNTED, ...parts].every((selector) => count(app, selector) >= count(first, selector)) &&
      (count(app, GAME_OR_SKELETON) || !count(first, GAME_OR_SKELETON)))
  );
}

/** The pictures that the first screen shows, which the app takes from the memory of the browser. */
function hasPictures(app: Element, first: Element) {
  const shown = [...first.querySelectorAll('img')].filter(({ complete }) => complete);
  const sources = shown.map(({ src }) => src);
  return [...app.querySelectorAll('img')].every(
    ({ src, complete, parentElement }) =>
      !sources.includes(src) || (complete && parentElement?.dataset.state !== 'loading'),
  );
}

/** Carries over what the person did on the first screen: scrolled, typed, moved the focus. */
function carryOver({ element: first }: FirstScreen, app: Element) {
  const counterpart = (element: Element) => counterpartOf(element, first, app);
  for (const element of first.querySelectorAll('.carousel-track, .chiprow, .catmenu')) {
    const other = counterpart(element);
    if (element.scrollLeft && other) other.scrollLeft = element.scrollLeft;
  }
  for (const field of first.querySelectorAll('input')) {
    const other = counterpart(field);
    if (!(other instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') {
      // The app checks a box by itself when a login was remembered.
      const isChanged = field.checked !== field.defaultChecked;
      if (isChanged && field.checked !== other.checked) other.click();
    } else if (field.value && !other.value) typeInto(other, field.value);
  }
  const { activeElement } = document;
  if (!activeElement || !first.contains(activeElement)) return () => {};
  const focused = counterpart(activeElement);
  const selection =
    activeElement instanceof HTMLInputElement && activeElement.type !== 'checkbox'
      ? ([activeElement.selectionStart, activeElement.selectionEnd] as const)
      : undefined;
  return () => {
    if (!(focused instanceof HTMLElement)) return;
    focused.focus({ preventScroll: true });
    if (selection && focused instanceof HTMLInputElement) focused.setSelectionRange(...selection);
  };
}

/**
 * Carries out the taps, each in a task of its own. A link that the app does not show, such as that of a game that a later
 * reply has replaced, opens without the app.
 */
async function replay(first: FirstScreen, app: Element) {
  const targets = first.taps.map((tapped) => counterpartOf(tapped, first.element, app) ?? tapped);
  first.isAlone = true;
  for (const target of targets) {
    if (target.isConnected || first.taps.includes(target)) (target as HTMLElement).click();
    await nextTask();
  }
}

/**
 * Replaces the first screen of the page (page.ts) by the app in one frame, once the app shows the same. Until then the
 * app is drawn behind it: it has its layout and its pictures, and is not visible. `mustShow` is true when the app has
 * something else to show. Returns a signal: true once the app is shown.
 */
export function takeOver(app: HTMLElement, mustShow: ReadonlySignal<boolean>) {
  const first = window.firstScreen;
  // Nothing is drawn any more.
  window.firstRequests = undefined;
  if (!first?.element.isConnected) {
    // The app is earlier.
    window.firstScreen = undefined;
    return signal(true);
  }
  const isOver = signal(false);
  app.ariaHidden = 'true';

  const isReady = () =>
    mustShow.peek() ||
    location.pathname !== first.pathname ||
    app.querySelector('dialog[open]') ||
    (showsAsMuch(app, first.element) && hasPictures(app, first.element));

  const end = () => {
    if (window.firstScreen !== first) return;
    observer.disconnect();
    for (const stop of stops) stop();
    dispatchEvent(new Event('takeover'));
    // Before anything reads a style or a position: the browser computes them once in this frame then.
    delete document.documentElement.dataset.first;
    const focus = carryOver(first, app);
    app.ariaHidden = null;
    first.element.remove();
    focus();
    window.firstScreen = undefined;
    // What the app loads from now on runs in a task of its own.
    void nextTask().then(() => {
      isOver.value = true;
      return replay(first, app);
    });
  };

  let frame = 0;
  const check = () => {
    cancelAnimationFrame(frame);
    // After the next frame everything that React draws at once is there, and has its styles.
    frame = requestAnimationFrame(async () => {
      await nextTask();
      await first.released;
      if (isReady()) end();
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(app, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  app.addEventListener('load', check, true);
  const stops = [
    after(MAX_WAIT_MS, end),
    effect(() => {
      if (mustShow.value) check();
    }),
    () => app.removeEventListener('load', check, true),
  ];
  return isOver;
}
