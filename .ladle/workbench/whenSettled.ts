import { activity, isActive, isStoryDrawn } from './activity';
import { isFrameDrawing } from './movedFrames';

/** A story of an app changes in steps: it starts, loads code, calls the mock. One of the design system is drawn at once. */
const quietMs = () => (activity.hasUsedMock ? 500 : 150);
/** Some stories never rest, such as a clock. */
const AT_MOST_MS = 15_000;
/** A slow machine takes long to load the code of a story and of the mock. */
const DRAWN_AFTER_MS = 40_000;

function isInWindow(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Lazy pictures are loaded when they come near the window. */
const isLoading = (picture: HTMLImageElement) =>
  !picture.complete && (picture.loading !== 'lazy' || isInWindow(picture));

/** A loaded picture may still have to be decoded. Broken ones stay as they are. */
const decodePictures = () =>
  Promise.allSettled(
    [...document.images]
      .filter((picture) => picture.complete && picture.naturalWidth > 0 && isInWindow(picture))
      .map((picture) => picture.decode()),
  );

/** What depends on sizes and positions is drawn one frame after their change. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves when the story has drawn something. */
const whenDrawn = () =>
  new Promise<void>((resolve) => {
    const limit = setTimeout(finish, DRAWN_AFTER_MS);
    const observer = new MutationObserver(() => isStoryDrawn() && finish());
    observer.observe(document.body, { subtree: true, childList: true });
    if (isStoryDrawn()) finish();
    function finish() {
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });

/** Resolves when nothing was drawn or loaded for a moment: the story then looks as it will. */
export async function whenSettled() {
  await whenDrawn();
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const drawnObserver = new MutationObserver(wait);
    const loadedObserver = new PerformanceObserver(wait);
    const limit = setTimeout(finish, AT_MOST_MS);
    let quiet = setTimeout(check, quietMs());
    let changes = 0;
    function wait() {
      changes++;
      clearTimeout(quiet);
      quiet = setTimeout(check, quietMs());
    }
    async function check() {
      if (
        isActive() ||
        isFrameDrawing() ||
        activity.isToastShown() ||
        [...document.images].some(isLoading)
      )
        return wait();
      const before = changes;
      await nextFrames();
      await decodePictures();
      if (changes === before) finish();
    }
    function finish() {
      clearTimeout(quiet);
      clearTimeout(limit);
      drawnObserver.disconnect();
      loadedObserver.disconnect();
      resolve();
    }
    drawnObserver.observe(document.body, { subtree: true, childList: true, characterData: true });
    loadedObserver.observe({ type: 'resource' });
  });
}
