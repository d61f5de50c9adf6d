import { nextTask } from '@kit/data/nextTask';
import { after } from '@kit/data/timers';
import { effect, type ReadonlySignal, signal } from '@kit/render/signals';
import { typeInto } from '../navigation/typeInto';
import { elementAt, placeOf } from './taps';
import type { FirstScreen } from './window';

/** The longest that the app waits until it shows as much as the first screen. */
const MAX_WAIT_MS = 8_000;

/** What the first screen has, the app must have too before it takes over. */
const COUNTED =
  '.shell-main > *, .gamecard[data-blank="false"], .skeleton-card, .banner, .catmenu-item, .chip, .promo, .field-input';

const classOf = (element: Element) => element.classList[0] ?? element.localName;

function countByClass(root: Element) {
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll(COUNTED))
    counts.set(classOf(element), (counts.get(classOf(element)) ?? 0) + 1);
  return counts;
}

/** The app shows at least as much, or an error. Games replace their skeletons, and a screen its loading indicator. */
function showsAsMuch(app: Element, first: Element) {
  const [shown, needed] = [countByClass(app), countByClass(first)];
  const games = (counts: Map<string, number>) =>
    (counts.get('gamecard') ?? 0) + (counts.get('skeleton-card') ?? 0);
  if (app.querySelector('.shell-main [role="alert"]')) return true;
  for (const [name, count] of needed) {
    if (/^(skeleton-card|gamecard|loading)$/.test(name)) continue;
    if ((shown.get(name) ?? 0) < count) return false;
  }
  const hasGames = (shown.get('gamecard') ?? 0) >= (needed.get('gamecard') ?? 0);
  return hasGames && games(shown) >= Math.min(games(needed), 1);
}

/** The pictures that the first screen shows, which the app takes from the memory of the browser. */
function hasPictures(app: Element, first: Element) {
  const shown = new Set(
    [...first.querySelectorAll('img')].filter(({ complete }) => complete).map(({ src }) => src),
  );
  return [...app.querySelectorAll('img')].every(
    ({ src, complete, parentElement }) =>
      !shown.has(src) || (complete && parentElement?.dataset.state !== 'loading'),
  );
}

/** Carries over what the person did on the first screen: scrolled, typed, moved the focus. */
function carryOver({ element: first }: FirstScreen, app: Element) {
  const counterpart = (element: Element) => elementAt(placeOf(element, first), app);
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

/** Carries out the taps, each in a task of its own. */
async function replay({ taps }: FirstScreen, app: Element) {
  const targets = taps.map((place) => elementAt(place, app));
  for (const target of targets) {
    if (target instanceof HTMLElement && target.isConnected) target.click();
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

  const isReady = () =>
    mustShow.peek() ||
    location.pathname !== first.pathname ||
    app.querySelector('dialog[open]') !== null ||
    (showsAsMuch(app, first.element) && hasPictures(app, first.element));

  function end() {
    if (isOver.peek() || !first) return;
    observer.disconnect();
    for (const stop of stops) stop();
    const focus = carryOver(first, app);
    // Pictures fade in when they are loaded. These were on the screen already.
    for (const animation of app.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
    dispatchEvent(new CustomEvent('takeover'));
    delete document.documentElement.dataset.first;
    first.element.remove();
    focus();
    window.firstScreen = undefined;
    isOver.value = true;
    void replay(first, app);
  }

  let frame = 0;
  const check = () => {
    cancelAnimationFrame(frame);
    // In the next frame everything that React draws at once is there.
    frame = requestAnimationFrame(() => isReady() && end());
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
