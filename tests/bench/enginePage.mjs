// These functions run in the page, so they use nothing outside of themselves.

/** Before the app: notes when the first game is on the screen. */
export function watchFirstScreen() {
  // The app hides its bar in a frame.
  if (window.name === 'phone') window.parent = window;
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.gamecard[data-blank=false]')) return;
    watcher.disconnect();
    const note = () => {
      window.firstGames = performance.now();
    };
    // A task after the next frame: the frame is drawn by then.
    requestAnimationFrame(() => setTimeout(note));
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

/** The times of the first screen in ms since the page was asked for, as soon as they are known. */
export function firstScreen(done) {
  const [content] = performance.getEntriesByName('first-contentful-paint');
  if (content && window.firstGames)
    done({ firstContent: content.startTime, firstGames: window.firstGames });
  else setTimeout(firstScreen, 100, done);
}

/**
 * Flings the page as a finger would: at first 8,000 px a second, then slower. Every third fling follows before the last
 * has ended. No driver but Chromium's has a finger, so a script moves the page in each frame.
 */
export async function flingByScript(done) {
  const flings = 6;
  const speed = 8_000;
  const slowing = 0.002;
  const fling = async (ms) => {
    const [from, start] = [scrollY, performance.now()];
    for (let past = 0; past < ms; ) {
      past = (await new Promise(requestAnimationFrame)) - start;
      scrollTo(0, from + (speed / 1000 / slowing) * (1 - Math.exp(-slowing * Math.max(0, past))));
    }
  };
  for (let at = 1; at <= flings; at++) await fling(at % 3 ? 2_500 : 300);
  done();
}
