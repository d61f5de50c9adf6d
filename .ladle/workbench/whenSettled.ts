import { isActive } from './activity';

const QUIET_MS = 500;
/** Some stories never rest, such as a clock. */
const AT_MOST_MS = 15_000;

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Lazy pictures are loaded when they come near the window. */
const isLoading = (picture: HTMLImageElement) =>
  !picture.complete && (picture.loading !== 'lazy' || isInWindow(picture));

/** Resolves when nothing was drawn or loaded for a moment: the story then looks as it will. */
export async function whenSettled() {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const drawn = new MutationObserver(wait);
    const loaded = new PerformanceObserver(wait);
    const end = setTimeout(finish, AT_MOST_MS);
    let quiet = setTimeout(look, QUIET_MS);
    function wait() {
      clearTimeout(quiet);
      quiet = setTimeout(look, QUIET_MS);
    }
    function look() {
      if (isActive() || [...document.images].some(isLoading)) wait();
      else finish();
    }
    function finish() {
      clearTimeout(quiet);
      clearTimeout(end);
      drawn.disconnect();
      loaded.disconnect();
      resolve();
    }
    drawn.observe(document.body, { subtree: true, childList: true, characterData: true });
    loaded.observe({ type: 'resource' });
  });
}
