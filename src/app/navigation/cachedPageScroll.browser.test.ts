import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCachedPageScroll } from './cachedPageScroll';

const show = (persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

let stop: () => void;

beforeEach(() => {
  document.body.style.height = '3000px';
  stop = startCachedPageScroll();
});

afterEach(() => {
  stop();
  document.body.style.height = '';
});

test('a page that comes back from the back/forward cache is scrolled to where it was left', () => {
  scrollTo(0, 1200);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  // What WebKit does while the router restores positions.
  scrollTo(0, 0);
  show(true);
  expect(scrollY).toBe(1200);
});

test('a page that is loaded keeps the position that the router gives it', () => {
  scrollTo(0, 300);
  show(false);
  expect(scrollY).toBe(300);
});
