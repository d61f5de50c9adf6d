import { isPageShown, watchPageShown } from '@kit/web/pageShown';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  isPageShown.value = true;
  vi.unstubAllGlobals();
});

test('isPageShown is false in the background, and while the page is kept for the back button', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const unwatch = watchPageShown();
  const seen: boolean[] = [];
  const fire = (target: EventTarget, name: string, hidden: boolean) => {
    page.hidden = hidden;
    target.dispatchEvent(new Event(name));
    seen.push(isPageShown.peek());
  };
  fire(page, 'visibilitychange', true);
  fire(page, 'visibilitychange', false);
  fire(window, 'pagehide', false);
  fire(window, 'pageshow', false);
  expect(seen).toEqual([false, true, false, true]);
  unwatch();
  fire(page, 'visibilitychange', true);
  expect(seen.at(-1)).toBe(true);
});
